// app/v2/[...path]/route.ts
import { forward } from "@/server/forward";

export { forward as GET, forward as POST };

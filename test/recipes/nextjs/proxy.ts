// proxy.ts
import { NextResponse, type NextRequest } from "next/server";
import { sessionOf } from "@/lib/session";

export function proxy(request: NextRequest) {
  const session = sessionOf(request);
  const headers = new Headers(request.headers);
  headers.set("X-Mock-Session", session); // for server components and route handlers
  const response = NextResponse.next({ request: { headers } });
  response.cookies.set("mock-session", session, { httpOnly: true, sameSite: "lax" });
  return response;
}

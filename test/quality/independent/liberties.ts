import { accessLiberties } from "./liberties/access.ts";
import { accountLiberties } from "./liberties/accounts.ts";
import { dateLiberties } from "./liberties/dates.ts";
import { listLiberties } from "./liberties/lists.ts";
import { mediaLiberties } from "./liberties/media.ts";
import { responseLiberties } from "./liberties/responses.ts";

const sentences = {
  ...accessLiberties,
  ...accountLiberties,
  ...dateLiberties,
  ...listLiberties,
  ...mediaLiberties,
  ...responseLiberties,
};

/** The name of something that the specification leaves open. */
export type LibertyId = keyof typeof sentences;

/** Everything that the specification leaves open and that this server can take another way than it does by default. */
export const liberties = Object.entries(sentences).map(([id, what]) => ({ id: id as LibertyId, what }));

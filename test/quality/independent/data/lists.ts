import { day, midnight } from "../days.ts";
import { accounts } from "./accounts.ts";
import { uuid } from "./names.ts";

/** A campaign or an offer of an account. */
export type Campaign = {
  readonly id: string;
  readonly accountId: string;
  readonly type: string;
  readonly category: string | null;
  readonly title: string;
  readonly summary: string | null;
  readonly velocityScore: number | null;
  readonly startAt: string;
  readonly launches7d: number;
  readonly mediaCount: number | undefined;
};

/** One whom an account works with. */
export type Collab = {
  readonly accountId: string;
  readonly name: string;
  readonly profileUrl: string;
  readonly mediaCount: number;
};

const ages = [0, 1, 2, 5, 6, 9, 12, 20, 28, 40, 60, 85, 120, 175, 240, 300, 380, 420, 560, 800];

/** Campaigns and offers of four accounts, in no order. */
export function campaignsAt(now: Date): readonly Campaign[] {
  const today = midnight(now.getTime());
  return [0, 1, 2, 4]
    .flatMap((account, turn) =>
      ages
        .filter((_, index) => turn === 0 || (index + turn) % 3 !== 0)
        .flatMap((age, index) =>
          ["CAMPAIGN", "OFFER"].map((type): Campaign => {
            const offer = type === "OFFER";
            const ageOfType = offer ? age + 1 : age;
            const start =
              age === 0 && !offer ? (now.getTime() + today) / 2 : today - ageOfType * day + 8 * 3_600_000;
            return {
              id: uuid(`campaign ${account} ${index} ${type}`),
              accountId: accounts[account]!.id,
              type,
              category: index % 4 === 1 ? null : offer ? "Discount" : "Launch",
              title: `${accounts[account]!.name} ${offer ? "offer" : "launch"} ${index}`,
              summary: index % 5 === 2 ? null : "What runs for a while.",
              velocityScore: index % 6 === 4 ? null : ((index * 37) % 100) / 10,
              startAt: new Date(start).toISOString(),
              launches7d: (index * 3) % 8,
              mediaCount: index % 3 === 0 ? undefined : index + 1,
            };
          }),
        ),
    )
    .sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** Whom accounts work with: many for the first, few for others, none for one. */
export const collabs: readonly Collab[] = [24, 6, 3, 0, 4, 2].flatMap((many, account) =>
  Array.from({ length: many }, (_, index) => ({
    accountId: accounts[account]!.id,
    name: `Partner ${String.fromCharCode(65 + ((index * 7) % 26))} of ${accounts[account]!.name}`,
    profileUrl: `https://www.instagram.com/partner.${account}.${index}/`,
    // No creator is tagged by more creatives than the account has, also while some are hidden.
    mediaCount: 1 + ((index * 17) % (account === 0 ? 11 : 5)),
  })),
);

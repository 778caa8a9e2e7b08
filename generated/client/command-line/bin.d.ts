// Generated from scripts/client/command-line/bin.ts by `npm run generate`. Do not edit.
export {};

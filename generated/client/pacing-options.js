// Generated from scripts/client/pacing-options.ts by `npm run generate`. Do not edit.
export {};

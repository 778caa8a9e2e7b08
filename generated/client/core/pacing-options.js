// Generated from scripts/client/core/pacing-options.ts by `npm run generate`. Do not edit.
export {};

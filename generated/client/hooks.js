// Generated from scripts/client/hooks.ts by `npm run generate`. Do not edit.
export {};

// Generated from scripts/client/core/hooks.ts by `npm run generate`. Do not edit.
export {};

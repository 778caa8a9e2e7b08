/** No account has this id. */
export const unknownId = "00000000-0000-4000-8000-000000000000";

/** Where messages of the mock say that something is to be written. */
export const places = {
  handlers: "mocks/adintel/handlers/index.ts",
  records: "the records that mocks/adintel/corpus/index.ts makes",
};

/** The reader's own server, which examples import as `./app.ts`. */
export const app = {
  fetch: (request: Request): Promise<Response> => Promise.resolve(new Response(request.url)),
};

/** Said where a part of the page was asked for and could not be loaded, as none can be in a page that is opened from a file. */
export const notLoaded =
  location.protocol === "file:"
    ? "This does not work from a file. Open the page through a server, such as npm start."
    : "This could not be loaded. Check the connection, then try again.";

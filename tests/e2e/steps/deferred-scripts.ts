/** The addresses of all scripts that come after the first paint. The one before it is part of the page: nothing is read without it. */
export const deferredScripts = /\/assets\/(?!frame-head-)[^/]+[.]js$/

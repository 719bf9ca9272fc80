/** A cookie with this substring may be an editor’s, so the page is rendered for each request, as a visitor sees it. */
export const uncached = 'bench=content-token'

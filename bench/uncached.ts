/** A cookie with these words in it may be an editor’s: such a page is rendered for each request, as a visitor gets it. */
export const uncached = 'bench=content-token'

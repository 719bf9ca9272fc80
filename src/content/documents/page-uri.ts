/** As `contentPage.uri` has it: a missing first or an added last slash is forgiven. */
export function pageUri(uri: string): string {
  const withSlash = uri.startsWith('/') ? uri : `/${uri}`
  return withSlash.replace(/(?<=[^/])\/$/, '')
}

/** PostgreSQL refuses NUL in text with an error; nothing stored can match it, so it is simply not found. */
export function isStorable(text: string): boolean {
  return !text.includes('\0')
}

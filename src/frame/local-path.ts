/** Any origin works: only whether the URL stays on it matters. */
const here = 'https://here.invalid'

/** Path and query of a URL on this site; null for one that leads elsewhere, such as '//elsewhere.example' or '/\\elsewhere'. */
export function localPath(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return null
  const { origin, pathname, search } = new URL(address, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : null
}

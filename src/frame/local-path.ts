/** Any origin will do: the question is only whether the address stays on it. */
const here = 'https://here.invalid'

/** Path and query of an address on this site, or null for one that leads elsewhere, such as '//elsewhere.example' or '/\\elsewhere'. */
export function localPath(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return null
  const { origin, pathname, search } = new URL(address, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : null
}

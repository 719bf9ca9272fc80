const ending = '/_payload.json'

/** The page whose payload a path asks for: '/de/workshops/_payload.json' → '/de/workshops'. Null for any other path. */
export function payloadPath(path: string): string | null {
  return path.endsWith(ending) ? path.slice(0, -ending.length) || '/' : null
}

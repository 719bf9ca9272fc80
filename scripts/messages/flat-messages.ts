/** Key path to text: 'workshops.title' → 'Workshops & Termine'. */
export type FlatMessages = Map<string, string>

/** Throws when a leaf is not a string, for which use-intl would show the key. */
export function flatMessages(tree: unknown, path: string[] = []): FlatMessages {
  if (typeof tree === 'string') return new Map([[path.join('.'), tree]])
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
    throw new TypeError(`${path.join('.') || 'the catalogue'} is neither a text nor a group of texts`)
  return new Map(Object.entries(tree).flatMap(([key, child]) => [...flatMessages(child, [...path, key])]))
}

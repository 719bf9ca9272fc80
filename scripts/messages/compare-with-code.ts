import { type KeyUses, unknownNamespace } from './find-key-uses.ts'

/** A source file, and whether its strings may be keys: domain and use cases name refusals by key. */
export interface SourceUses {
  file: string
  uses: KeyUses
  speaksInKeys: boolean
}

const looksLikeKey = /^[a-z][A-Za-z0-9]*([.][A-Za-z0-9]+)+$/

/** Missing keys, one sentence each, and unused keys. */
export function compareWithCode(keys: readonly string[], sources: readonly SourceUses[]): string[] {
  const open = new Set(sources.flatMap(({ uses }) => uses.open))
  const known = new Set([...keys, ...keys.flatMap((key) => endsBehind(key, open))])
  const groups = new Set(keys.map((key) => key.split('.')[0]))
  const missing = sources.flatMap((source) => [
    ...missingInCalls(keys, source),
    ...missingInTexts(known, groups, source),
  ])
  const texts = new Set(sources.flatMap(({ uses }) => [...uses.texts]))
  const uses = [
    (key: string) => texts.has(key),
    ...sources.flatMap((source) => source.uses.asked.map(({ namespaces, key }) => matching(namespaces, key))),
    ...sources.flatMap((source) =>
      [...new Set(source.uses.open)].map((namespace) => namedAs(namespace, texts, source)),
    ),
  ]
  const unused = keys.filter((key) => !uses.some((isUsed) => isUsed(key)))
  if (unused.length === 0) return missing
  return [...missing, `Used nowhere, so take them out of both catalogues:\n  ${unused.join('\n  ')}`]
}

/** The rest of a key after a known namespace: 'booking.waiting' of 'officeLog.actions.booking.waiting'. */
function endsBehind(key: string, namespaces: ReadonlySet<string>): string[] {
  return [...namespaces].filter((name) => key.startsWith(`${name}.`)).map((name) => key.slice(name.length + 1))
}

function missingInCalls(keys: readonly string[], { file, uses }: SourceUses): string[] {
  return uses.asked
    .filter(({ namespaces, key }) => namespaces !== unknownNamespace && !keys.some(matching(namespaces, key)))
    .map(({ namespaces, key }) => `${full(namespaces[0] ?? '', key)} is missing in the catalogues; ${file} asks for it`)
}

function missingInTexts(
  known: Set<string>,
  groups: Set<string | undefined>,
  { file, uses, speaksInKeys }: SourceUses,
): string[] {
  if (!speaksInKeys) return []
  return [...uses.texts]
    .filter((text) => looksLikeKey.test(text) && groups.has(text.split('.')[0]) && !known.has(text))
    .map((text) => `${text} is missing in the catalogues; ${file} names it`)
}

/** Whether a call uses the key. A call may use a whole group: `t.raw('steps')`. */
function matching(namespaces: readonly string[], asked: string): (key: string) => boolean {
  const patterns = namespaces.map((namespace) => {
    const path = asked.split('*').map(RegExp.escape).join('.+')
    const start = namespaces === unknownNamespace ? '(.+[.])?' : RegExp.escape(full(namespace, ''))
    return new RegExp(`^${start}${path}([.].+)?$`)
  })
  return (key) => patterns.some((pattern) => pattern.test(key))
}

/**
 * Whether the key may be the argument of `t(key)`: with a known namespace any string of the code may be the rest of it, otherwise only strings of the
 * same file.
 */
function namedAs(namespace: string, texts: Set<string>, { uses }: SourceUses): (key: string) => boolean {
  if (namespace === unknownNamespace[0])
    return (key) => [...uses.texts].some((text) => text !== '' && key.endsWith(`.${text}`))
  return (key) => namespace !== '' && key.startsWith(`${namespace}.`) && texts.has(key.slice(namespace.length + 1))
}

function full(namespace: string, key: string): string {
  return namespace === '' ? key : `${namespace}.${key}`
}

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { type KeyUses, unknownNamespace } from './find-key-uses.ts'

const toTheWriter = 'In the language of who reads the answer, not of who writes it.'
const sameWord = 'The word is the same in both languages.'
const ownName = 'A name of the company’s own, which is not translated.'

/** Texts that are the same in German and English on purpose, with the reason. */
export const sameOnPurpose: Record<string, string> = {
  Auto: sameWord,
  Blog: sameWord,
  Bank: sameWord,
  BIC: sameWord,
  Coaching: sameWord,
  Consulting: sameWord,
  Browser: sameWord,
  Code: sameWord,
  Design: sameWord,
  Export: sameWord,
  Filter: sameWord,
  IBAN: sameWord,
  Info: sameWord,
  Links: sameWord,
  'Live online': sameWord,
  Name: sameWord,
  Newsletter: sameWord,
  Online: sameWord,
  Passkeys: sameWord,
  'Person {number}': sameWord,
  Social: sameWord,
  Spam: sameWord,
  Speaking: sameWord,
  Team: sameWord,
  Trainer: sameWord,
  Website: sameWord,
  Test: sameWord,
  Webhook: sameWord,
  Webhooks: sameWord,
  Text: sameWord,
  Tickets: sameWord,
  HTML: sameWord,
  Workshops: sameWord,
  'Flight Levels': ownName,
  'Flight Level 1': ownName,
  'Flight Level 2': ownName,
  'Flight Level 3': ownName,
  'Flight Levels Introduction': ownName,
  Introduction: ownName,
  TWiG: ownName,
  'Re: Deine Nachricht an Flight Levels': toTheWriter,
  'Re: Your message to Flight Levels': toTheWriter,
  Workshop: sameWord,
}

/** Differences between the catalogues, one sentence each. `sameOnPurpose`: identical texts, with the reason. */
export function compareCatalogues(de: FlatMessages, en: FlatMessages, sameOnPurpose: Record<string, string>): string[] {
  const missing = [
    ...[...de.keys()].filter((key) => !en.has(key)).map((key) => `${key} is missing in en.json`),
    ...[...en.keys()].filter((key) => !de.has(key)).map((key) => `${key} is missing in de.json`),
  ]
  const both = [...de].flatMap(([key, german]) => {
    const english = en.get(key)
    return english === undefined ? [] : compareTexts(key, german, english, sameOnPurpose)
  })
  const used = new Set([...de].filter(([key, text]) => en.get(key) === text).map(([, text]) => text))
  const stale = Object.keys(sameOnPurpose)
    .filter((text) => !used.has(text))
    .map((text) => `'${text}' is no longer in both languages: remove it from scripts/messages/compare-catalogues.ts`)
  return [...missing, ...both, ...stale]
}

function compareTexts(key: string, german: string, english: string, sameOnPurpose: Record<string, string>): string[] {
  const inGerman = argumentsOf(german)
  const inEnglish = argumentsOf(english)
  const broken = [
    ...(inGerman instanceof Error ? [`${key} in de.json is not valid ICU: ${inGerman.message}`] : []),
    ...(inEnglish instanceof Error ? [`${key} in en.json is not valid ICU: ${inEnglish.message}`] : []),
    ...(german.trim() === '' ? [`${key} is empty in de.json`] : []),
    ...(english.trim() === '' ? [`${key} is empty in en.json`] : []),
  ]
  if (broken.length > 0 || inGerman instanceof Error || inEnglish instanceof Error) return broken
  if (inGerman.list !== inEnglish.list)
    return [`${key} takes ${inGerman.list || 'nothing'} in de.json, but ${inEnglish.list || 'nothing'} in en.json`]
  if (german !== english || !inGerman.hasWords || sameOnPurpose[german]) return []
  return [
    `${key} says '${german}' in both languages: translate it, or give the reason in scripts/messages/compare-catalogues.ts`,
  ]
}

/** The arguments of a message as one comparable text, and whether it has words. */
function argumentsOf(text: string): { list: string; hasWords: boolean } | Error {
  try {
    const parts = flatten(parse(text))
    const list = [...new Set(parts.map(describe).filter(Boolean))].sort().join(', ')
    return { list, hasWords: parts.some((part) => part.type === TYPE.literal && /\p{L}/u.test(part.value)) }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function flatten(parts: MessageFormatElement[]): MessageFormatElement[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.tag) return [part, ...flatten(part.children)]
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return [part]
    return [part, ...Object.values(part.options).flatMap((option) => flatten(option.value))]
  })
}

/** A plural may be needed in one language only; the values of a select come from the code and must match. */
function describe(part: MessageFormatElement): string {
  if (part.type === TYPE.literal || part.type === TYPE.pound) return ''
  if (part.type === TYPE.tag) return `<${part.value}>`
  if (part.type === TYPE.select) return `{${part.value}: ${Object.keys(part.options).sort().join(' | ')}}`
  return `{${part.value}}`
}

/** Key path to text: 'workshops.title' → 'Workshops & Termine'. */
type FlatMessages = Map<string, string>

/** Throws when a leaf is not a string, for which use-intl would show the key. */
export function flatMessages(tree: unknown, path: string[] = []): FlatMessages {
  if (typeof tree === 'string') return new Map([[path.join('.'), tree]])
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
    throw new TypeError(`${path.join('.') || 'the catalogue'} is neither a text nor a group of texts`)
  return new Map(Object.entries(tree).flatMap(([key, child]) => [...flatMessages(child, [...path, key])]))
}

/** A source file, and whether its strings may be keys: domain and use cases name refusals by key. */
interface SourceUses {
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

/** Whether the key may be the argument of `t(key)`: any string of the code behind a known namespace, else one of the same file. */
function namedAs(namespace: string, texts: Set<string>, { uses }: SourceUses): (key: string) => boolean {
  if (namespace === unknownNamespace[0])
    return (key) => [...uses.texts].some((text) => text !== '' && key.endsWith(`.${text}`))
  return (key) => namespace !== '' && key.startsWith(`${namespace}.`) && texts.has(key.slice(namespace.length + 1))
}

function full(namespace: string, key: string): string {
  return namespace === '' ? key : `${namespace}.${key}`
}

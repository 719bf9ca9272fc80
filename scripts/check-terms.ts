import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { isLanguage, type Language, languages } from '#domain/language.ts'
import { flatMessages } from './messages/compare-catalogues.ts'
import { reportFindings } from './report-findings.ts'

export interface ShownText {
  where: string
  language: Language
  text: string
}

interface Terms {
  /** The terms by language, which may contain a refused word. */
  terms: Record<Language, string[]>
  refused: { word: string; language: Language; instead: string }[]
  allowances: { word: string; where: string }[]
}

const columns: Record<Language, { term: number; refused: number }> = {
  de: { term: 0, refused: 3 },
  en: { term: 1, refused: 4 },
}

/** Parses the tables of docs/terms.md. */
export function readTerms(markdown: string): Terms {
  const [, first = '', second = ''] = markdown.split(/^## /m)
  const rows = rowsOf(first)
  return {
    terms: { de: [], en: [], ...Object.fromEntries(languages.map((language) => [language, termsIn(rows, language)])) },
    refused: languages.flatMap((language) =>
      rows.flatMap((row) =>
        wordsOf(row[columns[language].refused]).map((word) => ({
          word,
          language,
          instead: row[columns[language].term] ?? '',
        })),
      ),
    ),
    allowances: rowsOf(second).map(([word = '', where = '']) => ({
      word: wordsOf(word)[0] ?? '',
      where: wordsOf(where)[0] ?? '',
    })),
  }
}

/** Refused words, one finding per text, and unused allowances. */
export function refusedTerms({ terms, refused, allowances }: Terms, texts: readonly ShownText[]): string[] {
  const patterns = refused.map((one) => ({ ...one, pattern: wholeWord(one.word) }))
  const needed = new Set<string>()
  const findings = texts.flatMap(({ where, language, text }) => {
    const rest = terms[language].reduce((left, term) => left.replaceAll(term, ' '), text)
    return patterns.flatMap(({ word, pattern, instead, ...other }) => {
      if (other.language !== language || !pattern.test(rest)) return []
      const allowance = allowances.find((one) => one.word === word && one.where === where)
      if (!allowance) return [`${where} (${language}) says “${word}”: ${instead || 'another word'} (docs/terms.md)`]
      needed.add(`${word} ${where}`)
      return []
    })
  })
  const stale = allowances.filter(({ word, where }) => !needed.has(`${word} ${where}`))
  return [...findings, ...stale.map(({ word, where }) => `docs/terms.md allows “${word}” at ${where}, where it is not`)]
}

/** German percent signs that are not behind a no-break space: the number and its sign would be on two lines. */
export function loosePercents(texts: readonly ShownText[]): string[] {
  return (
    texts
      // one language: English writes no space before the sign.
      .filter(({ language, text }) => language === 'de' && /(?<!\u00a0|&nbsp;)%/.test(text))
      .map(({ where }) => `${where} (de) needs a no-break space before “%” (docs/terms.md)`)
  )
}

/** Quotation marks of the other language: English has ‘ ’, German „ “ with ‚ ‘ inside. */
export function foreignQuotes(texts: readonly ShownText[]): string[] {
  const foreign: Record<Language, RegExp> = { de: /”|“(?=\p{Letter})/u, en: /[“”„‚]/ }
  return texts
    .filter(({ language, text }) => foreign[language].test(text))
    .map(
      ({ where, language }) => `${where} (${language}) has the quotation marks of the other language (docs/terms.md)`,
    )
}

function rowsOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Only terms of several words: a single one cannot contain another whole word. */
function termsIn(rows: string[][], language: Language): string[] {
  return rows.flatMap((row) => (row[columns[language].term] ?? '').split(', ')).filter((term) => term.includes(' '))
}

function wordsOf(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
}

function wholeWord(word: string): RegExp {
  const escaped = word.replace(/…$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}${word.endsWith('…') ? '\\p{L}*' : ''}(?![\\p{L}\\p{N}])`, 'iu')
}

/** Invisible parts: tags with their attributes, ICU arguments and placeholders of the content. */
const unread = /<[^>]*>|\{\s*[\w-]+\s*[,}]|\{[\w-]+:[^}]*\}|https?:\S+/g

export function catalogueTexts(language: Language, json: string): ShownText[] {
  return [...flatMessages(JSON.parse(json))].map(([where, text]) => shown(where, language, text))
}

/** The texts of a demo content file: those of a page's folder, or those below the key of a language. */
export function contentTexts(file: string, source: string): ShownText[] {
  const folder = /\/(\w\w)\/[^/]+$/.exec(file)?.[1]
  const language = folder && isLanguage(folder) ? folder : undefined
  if (!file.endsWith('.json')) return language ? [shown(file, language, source)] : []
  return stringsIn(JSON.parse(source), language).map((text) => shown(file, text.language, text.text))
}

/** Fields of a block that contain identifiers. */
const names = new Set(['anchor', 'className', 'name', 'slug', 'url'])

export function bilingualTexts(file: string, source: string): ShownText[] {
  const texts: ShownText[] = []
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || !isLanguage(key.name)) return
      if (value.type === 'Literal' && typeof value.value === 'string') texts.push(shown(file, key.name, value.value))
    },
  }).visit(parseSync(file, source).program)
  return texts
}

function shown(where: string, language: Language, text: string): ShownText {
  return { where, language, text: text.replaceAll(unread, ' ') }
}

function stringsIn(value: unknown, language: Language | undefined): { language: Language; text: string }[] {
  if (typeof value === 'string') return language && !value.startsWith('/') ? [{ language, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    names.has(key) && typeof child === 'string' ? [] : stringsIn(child, isLanguage(key) ? key : language),
  )
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(file, 'utf8')
  const content = globSync('seed/content/**/*.{json,md}')
  const code = globSync('src/**/*.{ts,tsx}').filter((file) => !/[.]test[.]tsx?$/.test(file))

  const terms = readTerms(read('docs/terms.md'))
  const texts = [
    ...languages.flatMap((language) => catalogueTexts(language, read(`src/i18n/messages/${language}.json`))),
    ...content.flatMap((file) => contentTexts(file, read(file))),
    ...code.flatMap((file) => bilingualTexts(file, read(file))),
  ]

  reportFindings(`${terms.refused.length} refused words, ${texts.length} texts`, [
    ...refusedTerms(terms, texts),
    ...loosePercents(texts),
    ...foreignQuotes(texts),
  ])
}

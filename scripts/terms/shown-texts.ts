import { parseSync, Visitor } from 'vite'
import { isLanguage, type Language } from '#domain/language.ts'
import { flatMessages } from '../messages/flat-messages.ts'
import type { ShownText } from './refused-terms.ts'

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

/** Texts written as `{ de: '…', en: '…' }` in the code. */
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

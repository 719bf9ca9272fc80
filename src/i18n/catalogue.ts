import { type Language, languages } from '#domain/language.ts'
import type german from './messages/de.json'

/** The messages of one language. Types are derived from German; the check compares English with it. */
export type Messages = typeof german

const loaded = new Map<Language, Messages>()

/** The server provides both languages at start, the browser only that of the page, before hydration. */
export function provideMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages)
}

export function messagesOf(language: Language): Messages {
  const messages = loaded.get(language)
  if (messages) return messages
  // The other language is better than none: a missing catalogue is logged and never breaks a page (docs/product.md#languages).
  console.error(`No messages loaded for ${language}`)
  const other = languages.map((candidate) => loaded.get(candidate)).find((candidate) => candidate !== undefined)
  if (!other) throw new Error('no messages loaded at all')
  return other
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof german
  }
}

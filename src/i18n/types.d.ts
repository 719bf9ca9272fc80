import type { Language } from '#domain/language.ts'
import type german from './messages/de.json'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof german
  }
}

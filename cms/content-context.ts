import type { Language } from '#domain/language.ts'
import type { ContentStore } from './store.ts'

/** What every resolver gets. */
export interface ContentContext {
  store: ContentStore
  /** From `?lang=` of the endpoint (SPEC §7). */
  language: Language
}

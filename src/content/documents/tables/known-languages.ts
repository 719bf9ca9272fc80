import { type SQL, sql } from 'drizzle-orm'
import { languages } from '#domain/language.ts'

/** `'de', 'en'`, for table constraints. */
export const knownLanguages: SQL = sql.raw(languages.map((language) => `'${language}'`).join(', '))

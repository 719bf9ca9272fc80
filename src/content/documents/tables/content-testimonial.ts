import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import { knownLanguages } from './known-languages.ts'

/** What customers say (docs/product.md#testimonials). One row a testimonial and language; both languages share the slug. */
export const contentTestimonial = pgTable(
  'content_testimonial',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    language: text('language').$type<Language>().notNull(),
    slug: text('slug').notNull(),
    /** Who says it: the name and what this person does, as one line. */
    author: text('author').notNull(),
    /** Plain text. */
    message: text('message').notNull(),
    /** Its position, 0-based. */
    position: integer('position').notNull(),
    /** Others are seen by the office only. */
    isPublished: boolean('is_published').notNull().default(true),
    /** Counts every change, as that of a page. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('content_testimonial_slug').on(table.language, table.slug),
    check('content_testimonial_language', sql`${table.language} in (${knownLanguages})`),
  ],
)

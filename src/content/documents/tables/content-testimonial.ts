import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { knownLanguages } from '../tables.ts'
import { contentTrainer } from './content-trainer.ts'

/** Testimonials (docs/product.md#testimonials). One row a testimonial and language; both languages share the slug. */
export const contentTestimonial = pgTable(
  'content_testimonial',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    language: text('language').$type<Language>().notNull(),
    slug: text('slug').notNull(),
    /** The person's name; in older rows name and role in one line. */
    author: text('author').notNull(),
    /** The person's role; empty where the name contains it. */
    role: text('role').notNull().default(''),
    company: text('company').notNull().default(''),
    /** Plain text. */
    message: text('message').notNull(),
    /** The workshop that it is about; the same in both languages. */
    workshop: text('workshop').$type<CertificationSlug>(),
    /** The trainer that it is about; the same in both languages. */
    trainer: uuid('trainer').references(() => contentTrainer.id, { onDelete: 'set null' }),
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

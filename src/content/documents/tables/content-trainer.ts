import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { StoredPicture } from '#domain/content/stored-block.ts'
import type { TrainerTexts } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

/** Who teaches (docs/product.md#trainers): one row each, with the texts of both languages. */
export const contentTrainer = pgTable(
  'content_trainer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Workshop dates keep it beside the id: a trigger renames it there (migration `trainers-by-id`). */
    name: text('name').notNull(),
    texts: jsonb('texts').$type<TrainerTexts>().notNull(),
    /** Taught in. */
    languages: text('languages').array().$type<Language[]>().notNull(),
    /** Workshops taught, by their short names. */
    workshops: text('workshops').array().$type<CertificationSlug[]>().notNull(),
    /** Addresses of pages about this person elsewhere. */
    links: text('links').array().notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
    /** Its position, 0-based. */
    position: integer('position').notNull(),
    /** Others are seen by the office only. */
    isPublished: boolean('is_published').notNull().default(true),
    /** Counts every change, as that of a page. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('content_trainer_name').on(table.name),
    check('content_trainer_texts', sql`${table.texts} <> '{}'::jsonb`),
  ],
)

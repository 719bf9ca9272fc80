import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { StoredPicture } from '#domain/content/stored-block.ts'
import type { TrainerTexts } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

/** Trainers (docs/product.md#trainers): one row each, with texts in both languages. */
export const contentTrainer = pgTable(
  'content_trainer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Workshop dates store the name beside the id; a trigger renames it there (migration `trainers-by-id`). */
    name: text('name').notNull(),
    texts: jsonb('texts').$type<TrainerTexts>().notNull(),
    languages: text('languages').array().$type<Language[]>().notNull(),
    /** Workshops taught, by short name. */
    workshops: text('workshops').array().$type<CertificationSlug[]>().notNull(),
    /** URLs of pages about the trainer elsewhere. */
    links: text('links').array().notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
    /** Position in the list, 0-based. */
    position: integer('position').notNull(),
    /** Unpublished trainers are visible in the office only. */
    isPublished: boolean('is_published').notNull().default(true),
    /** Incremented by every change, as for pages. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('content_trainer_name').on(table.name),
    check('content_trainer_texts', sql`${table.texts} <> '{}'::jsonb`),
  ],
)

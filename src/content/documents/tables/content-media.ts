import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/db/tables/columns.ts'
import { storedFile } from './stored-file.ts'

/** Pictures. The bytes are stored files. */
export const contentMedia = pgTable(
  'content_media',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    filename: text('filename').notNull(),
    /** The detected type of the bytes, not the declared one. */
    contentType: text('content_type').notNull(),
    /** Pixels, after rotation. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id),
    /** Null until written; empty for decorative pictures. */
    altDe: text('alt_de'),
    altEn: text('alt_en'),
    /** The focal point for cropping: from 0 (left, top) to 1 (right, bottom). */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    credit: text('credit'),
    /** Number of replacements of the file. Each has its own name, because browsers cache by URL. */
    version: integer('version').notNull().default(1),
    addedAt: instant('added_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('content_media_file').on(table.fileId),
    check('content_media_pixels', sql`${table.width} > 0 and ${table.height} > 0`),
    check('content_media_focus', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
  ],
)

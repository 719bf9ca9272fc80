import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { storedFile } from './stored-file.ts'

/** Pictures; their bytes are a stored file each. */
export const contentMedia = pgTable(
  'content_media',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    filename: text('filename').notNull(),
    /** The detected type of the bytes, not the declared one. */
    contentType: text('content_type').notNull(),
    /** In pixels, as the picture is seen: turned as its camera says. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id),
    /** Null until someone has written it; the empty text is for pictures that say nothing. */
    altDe: text('alt_de'),
    altEn: text('alt_en'),
    /** What must stay in view when it is cut: from 0 (left, top) to 1 (right, bottom). */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    credit: text('credit'),
    /** Counts the replacements of the file; each has a name of its own, since browsers cache by address. */
    version: integer('version').notNull().default(1),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    unique('content_media_file').on(table.fileId),
    check('content_media_pixels', sql`${table.width} > 0 and ${table.height} > 0`),
    check('content_media_focus', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
  ],
)

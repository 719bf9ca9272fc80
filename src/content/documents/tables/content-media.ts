import { sql } from 'drizzle-orm'
import { check, customType, doublePrecision, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/db/tables/columns.ts'

/** PGlite returns a Uint8Array, node-postgres a Buffer; both accept a Buffer. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Immutable files of at most 10 MB. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null when the bytes are in the S3 storage, under the id. */
    bytes: bytea('bytes'),
    size: integer('size').notNull(),
    /** Hex. */
    sha256: text('sha256').notNull(),
    addedAt: instant('added_at').notNull().default(sql`now()`),
  },
  (table) => [
    check('stored_file_size', sql`${table.size} between 1 and 10485760`),
    check('stored_file_whole', sql`octet_length(${table.bytes}) = ${table.size}`),
    check('stored_file_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    // Files to move to the S3 storage.
    index('stored_file_in_database').on(table.id).where(sql`${table.bytes} is not null`),
  ],
)

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

import { sql } from 'drizzle-orm'
import { check, customType, doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** PGlite gives a Uint8Array, node-postgres a Buffer; both take a Buffer. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Pictures, with their bytes: one backup holds everything, and every process has them. At most 10 MB each. */
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
    bytes: bytea('bytes').notNull(),
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
    check('content_media_size', sql`octet_length(${table.bytes}) between 1 and 10485760`),
    check('content_media_pixels', sql`${table.width} > 0 and ${table.height} > 0`),
    check('content_media_focus', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
  ],
)

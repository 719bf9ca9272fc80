import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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

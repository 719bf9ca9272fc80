import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** PGlite gives a Uint8Array, node-postgres a Buffer; both take a Buffer. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Files, each written once and never changed. At most 10 MB each. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: they are in the S3 storage, under the id. */
    bytes: bytea('bytes'),
    size: integer('size').notNull(),
    /** Of the bytes, in hex. */
    sha256: text('sha256').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    check('stored_file_size', sql`${table.size} between 1 and 10485760`),
    check('stored_file_whole', sql`octet_length(${table.bytes}) = ${table.size}`),
    check('stored_file_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    // those that wait to be moved
    index('stored_file_in_database').on(table.id).where(sql`${table.bytes} is not null`),
  ],
)

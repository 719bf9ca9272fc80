import { z } from 'zod'

/** Of the file, not of the program: another number means that an older program cannot read it. */
export const backupFormat = 1

/**
 * A backup is text, one JSON value a line: a head, then for each table its name and its rows as PostgreSQL writes them as JSON, then the
 * number of rows. Without that last line the file is not whole.
 */
export const headLine = z.strictObject({
  flightdeck: z.literal(backupFormat),
  at: z.string(),
  /** Hashes of the migrations. */
  shape: z.array(z.string()),
  /** What the keys of this house are made of; null when the operator keeps it (`SECRET`). */
  secret: z.string().nullable(),
})

export const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) })

/** `{"row":{…}}` */
export const rowStart = '{"row":'

export const endLine = z.strictObject({ rows: z.int() })

export type TableLine = z.infer<typeof tableLine>

export type Head = z.infer<typeof headLine>

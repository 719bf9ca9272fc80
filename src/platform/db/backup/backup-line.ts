import { z } from 'zod'

/** The version of the file format. A program cannot read files with an unknown version. */
export const backupFormat = 2

/** Older files without checksums, whose integrity cannot be verified. */
const withoutSums = 1

/**
 * A backup is text with one JSON value per line: a head; then for each table its name, its rows as PostgreSQL's JSON, and their checksum; then the
 * number of rows and the checksum of all other lines. A file without that last line is incomplete.
 */
export const headLine = z.strictObject({
  flightdeck: z.union([z.literal(backupFormat), z.literal(withoutSums)]),
  at: z.string(),
  /** Hashes of the applied migrations. */
  shape: z.array(z.string()),
  /** The secret of the keys; null when the operator supplies it (`SECRET`). */
  secret: z.string().nullable(),
})

export const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) })

/** `{"row":{…}}` */
export const rowStart = '{"row":'

/** The checksum of a table's rows (backup-format.ts). */
export const sumLine = z.strictObject({ of: z.string(), sum: z.string() })

/** Older files have no checksum. */
export const endLine = z.strictObject({ rows: z.int(), sum: z.string().optional() })

export type TableLine = z.infer<typeof tableLine>

export type SumLine = z.infer<typeof sumLine>

export type EndLine = z.infer<typeof endLine>

export type Head = z.infer<typeof headLine>

export function hasSums({ flightdeck }: Head): boolean {
  return flightdeck !== withoutSums
}

export function isSum(line: string): boolean {
  return line.startsWith('{"of":')
}

/** The value of a line if it matches the schema. */
export function parsedLine<T>(schema: z.ZodType<T>, line: string): T | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

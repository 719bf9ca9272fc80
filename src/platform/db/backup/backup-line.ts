import { z } from 'zod'

/** Of the file, not of the program: a number that a program does not know means that it cannot read the file. */
export const backupFormat = 2

/** Files of before, without sums: no one can tell whether they were changed. */
const withoutSums = 1

/**
 * A backup is text, one JSON value a line: a head, then for each table its name, its rows as PostgreSQL writes them as JSON and their sum,
 * then the number of rows and the sum of everything that is no row. Without that last line the file is not whole.
 */
export const headLine = z.strictObject({
  flightdeck: z.union([z.literal(backupFormat), z.literal(withoutSums)]),
  at: z.string(),
  /** Hashes of the migrations. */
  shape: z.array(z.string()),
  /** The secret of the keys; null when the operator keeps it (`SECRET`). */
  secret: z.string().nullable(),
})

export const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) })

/** `{"row":{…}}` */
export const rowStart = '{"row":'

/** Of the rows of a table (row-sums.ts). */
export const sumLine = z.strictObject({ of: z.string(), sum: z.string() })

/** Without a sum in files of before. */
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

/** The value of a line, where it is of this kind. */
export function parsedLine<T>(schema: z.ZodType<T>, line: string): T | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

import { z } from 'zod'

const uuid = z.uuid()

/** Whether a value can be the id of a row. The database answers any other text with an error instead of no row. */
export function isId(value: unknown): value is string {
  return uuid.safeParse(value).success
}

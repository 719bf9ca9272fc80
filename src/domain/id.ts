import { z } from 'zod'

const uuid = z.uuid()

/** Whether a value can be a row id. The database raises an error for any other text instead of returning no row. */
export function isId(value: unknown): value is string {
  return uuid.safeParse(value).success
}

/** A random UUID (122 bits), which cannot be guessed and so grants access to the outcome. Any other value is an ordinary field. */
export function isIdempotencyKey(value: unknown): value is string {
  return isId(value)
}

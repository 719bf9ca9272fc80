import { z } from 'zod'

const uuid = z.uuid()

/** Whether a value can be the id of a row. The database answers any other text with an error instead of no row. */
export function isId(value: unknown): value is string {
  return uuid.safeParse(value).success
}

/**
 * Whether a value is the idempotency key of an order form: a random UUID (122 bits), so that it cannot be guessed and permits to see the
 * outcome. Any other value counts as one more field that was filled in.
 */
export function isIdempotencyKey(value: unknown): value is string {
  return isId(value)
}

import { isId } from '../id.ts'

/**
 * Whether a value is the idempotency key of an order form: a random UUID (122 bits), so that it cannot be guessed and permits to see the
 * outcome. Any other value counts as one more field that was filled in.
 */
export function isIdempotencyKey(value: unknown): value is string {
  return isId(value)
}

import { isId } from '../id.ts'

/**
 * Whether something is the number of an attempt to order: drawn at random (122 bits), so that it is no one else's, and anyone who has it
 * may see what came of it. What else is in its place is one more thing that was filled in.
 */
export function isIdempotencyKey(value: unknown): value is string {
  return isId(value)
}

import { createHash } from 'node:crypto'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { isIdempotencyKey } from '#domain/booking/is-idempotency-key.ts'

/** The idempotency key of a booking. */
export function idempotencyKey({ workshop, form }: { workshop: string; form: BookingForm }): string {
  return orderKey(form.idempotencyKey, [workshop, form])
}

/**
 * The idempotency key of an order: its attempt alone, so that it opens one order whatever was changed before it was sent once more.
 * Pages come from a cache that is the same for all, so without JavaScript a form has no attempt at first; then what was filled in,
 * and for what, says that it is the same, and a changed form is another order, on purpose.
 */
export function orderKey(idempotencyKey: string | undefined, filledIn: unknown): string {
  return idempotencyKeyOf(isIdempotencyKey(idempotencyKey) ? ['attempt', idempotencyKey] : filledIn)
}

/** The key of anything that is to be made once: a form with what it is for. */
export function idempotencyKeyOf(what: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(what)))
    .digest('hex')
}

/** The same fields in another order are the same form. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, sorted(entry)])
}

import { createHash } from 'node:crypto'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { isIdempotencyKey } from '#domain/booking/is-idempotency-key.ts'

/** The idempotency key of a booking. */
export function idempotencyKey({ workshop, form }: { workshop: string; form: BookingForm }): string {
  return orderKey(form.idempotencyKey, [workshop, form])
}

/**
 * The idempotency key of an order: the key of its form alone, so that a form opens one order even if it is changed and sent once more.
 * Pages come from a cache that all visitors share, so without JavaScript a form has no key at first. Then the key is a hash of what was
 * filled in and of the product, and a changed form is another order, on purpose.
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

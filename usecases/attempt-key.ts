import { createHash } from 'node:crypto'
import type { BookingForm } from '#domain/booking/booking-form.ts'

/**
 * The idempotency key of a booking: a hash of the workshop date, the attempt number of the form and everything that was filled in.
 * Pages come from a cache that is the same for all, so without JavaScript a form has no attempt number of its own; its contents
 * then say that it is the same. A changed form is another booking, on purpose.
 */
export function attemptKey({ workshop, form }: { workshop: string; form: BookingForm }): string {
  return attemptKeyOf([workshop, form])
}

/** The key of anything that is to be made once: a form with what it is for. */
export function attemptKeyOf(what: unknown): string {
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

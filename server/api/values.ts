import { z } from 'zod'
import type { Cents } from '#domain/money.ts'
import { stateNames } from '#domain/registration/registration.ts'
import type { ListPlace } from '#platform/ports.ts'
import { answerSchema } from './named-schema.ts'
import { Problem } from './problem.ts'

/** An instant in UTC: '2027-01-19T08:00:00Z'. */
export const instant = z.iso.datetime()

/** Euros with two decimals, as in `/api/workshops`. */
export const money = z.strictObject({ amount: z.number(), currency: z.literal('EUR') })

export function moneyOf(cents: Cents): z.output<typeof money> {
  return { amount: cents / 100, currency: 'EUR' }
}

/** ISO 8601, truncated to whole seconds. */
export function isoSeconds(at: Temporal.Instant): string {
  return at.toString({ smallestUnit: 'second' })
}

export const stateSchema = answerSchema('State', z.enum(stateNames))

export const stateParameter = z.enum(stateNames)

const place = z.strictObject({ at: z.iso.datetime({ offset: true }), id: z.string().max(60) })

/** The position of the next page as an opaque cursor. */
export function cursorOf(next: ListPlace | null): string | null {
  if (next === null) return null
  const at = Temporal.Instant.from(next.at.replace(' ', 'T')).toString()
  return Buffer.from(JSON.stringify({ at, id: next.id })).toString('base64url')
}

/** Throws a 422 for a cursor that this API did not issue. */
export function placeOf(cursor: string | undefined, isId: (id: string) => boolean): ListPlace | null {
  if (cursor === undefined) return null
  const read = place.safeParse(fromJson(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success || !isId(read.data.id))
    throw new Problem(422, 'invalid', { errors: [{ field: 'cursor', message: 'is not a cursor of this API' }] })
  return read.data
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

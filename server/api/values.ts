import { z } from 'zod'
import type { Cents } from '#domain/money.ts'

/** An instant in UTC: '2027-01-19T08:00:00Z'. */
export const instant = z.iso.datetime()

/** Euros with two decimals, as in `/api/workshops`. */
export const money = z.strictObject({ amount: z.number(), currency: z.literal('EUR') })

export function moneyOf(cents: Cents): z.output<typeof money> {
  return { amount: cents / 100, currency: 'EUR' }
}

/** What is given out is rounded to whole seconds: finer ones mean nothing to anyone. */
export function textOf(at: Temporal.Instant): string {
  return at.toString({ smallestUnit: 'second' })
}

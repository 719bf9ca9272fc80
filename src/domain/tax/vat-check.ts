import { normaliseVatId } from './vat-id.ts'
import { isEuCountry } from './vat-rates.ts'

/** `unknown`: VIES could not say in time. */
export const vatCheckResults = ['valid', 'invalid', 'unknown'] as const
export type VatCheckResult = (typeof vatCheckResults)[number]

/** What was found out about the VAT id of an order. */
export interface VatCheck {
  vatId: string
  result: VatCheckResult
  /** VIES's proof of the question; only given to who names an id of its own. */
  consultationNumber?: string | undefined
  checkedAt: Temporal.Instant
}

/** For how long VIES is asked again before the check is given up (docs/rules/tax.md). */
export const vatCheckTime = Temporal.Duration.from({ hours: 24 })

/** Only the ids of member states can be checked; of others there is no register here. */
export function isVatCheckable({ country, vatId }: { country: string; vatId?: string | undefined }): boolean {
  return vatId !== undefined && isEuCountry(country)
}

/** An id as VIES asks for it: 'ATU13585627' is U13585627 of AT. Greece is EL there. */
export function vatIdParts(vatId: string): { countryCode: string; vatNumber: string } {
  const normal = normaliseVatId(vatId)
  return { countryCode: normal.slice(0, 2), vatNumber: normal.slice(2) }
}

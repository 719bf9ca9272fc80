import type { QuoteRequest } from '#domain/pricing/quote.ts'

/** An FL2D in Vienna at 1990 for one buyer in Austria by default. */
export function fl2dRequest(changes: Partial<QuoteRequest>): QuoteRequest {
  return {
    certification: 'fl2d',
    product: { kind: 'on-site', eventCountry: 'AT' },
    seatPrice: 1990_00,
    participants: 1,
    introductions: 0,
    buyer: { country: 'AT', hasVatId: false },
    heldOn: '2027-01-20',
    orderedOn: '2026-11-21',
    ...changes,
  }
}

/** A document that a tax office may ask for: an invoice, a cancellation, or money that has come or gone. */
export interface LegalDocument {
  /** The day that it is from, in Vienna: '2026-11-21'. */
  on: string
  /** Charged with the VAT of another country: it was declared through the One-Stop-Shop. */
  isOneStopShop: boolean
}

/** Where the law has the company keep its documents, and for how many years after the end of their calendar year. */
const yearsByCountry: Readonly<Record<string, number>> = {
  /** § 132 (1) BAO */
  AT: 7,
  /** § 147 (3) AO: eight years for invoices and receipts since 2025 */
  DE: 8,
}

/** Sales declared through the One-Stop-Shop: ten years in every country (Art. 369k of the VAT directive). */
const oneStopShopYears = 10

/** How many whole calendar years after its own a document of a company is kept. Throws for a country whose law nobody has looked up. */
export function legalYears(country: string, { isOneStopShop }: Pick<LegalDocument, 'isOneStopShop'>): number {
  const years = yearsByCountry[country]
  if (years === undefined) throw new Error(`nobody has looked up how long ${country} keeps invoices`)
  return isOneStopShop ? Math.max(years, oneStopShopYears) : years
}

/**
 * The last day on which the documents of one order are kept; null when there are none. They stay together: a cancellation says nothing
 * without the invoice that it takes back.
 */
export function keptUntil(country: string, documents: readonly LegalDocument[]): string | null {
  const ends = documents.map((document) => Number(document.on.slice(0, 4)) + legalYears(country, document))
  return ends.length === 0 ? null : `${Math.max(...ends)}-12-31`
}

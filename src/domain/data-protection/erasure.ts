/** Every kind of thing that may be known of someone, in the order in which a file shows them (docs/rules/data-protection.md). */
export const dataKinds = [
  'customer',
  'orders',
  'registrations',
  'participants',
  'meals',
  'attendance',
  'consents',
  'certificates',
  'vouchers',
  'invoices',
  'payments',
  'checkouts',
  'vat-checks',
  'withdrawals',
  'notes',
  'mails',
  'mailbox',
  'waiting-mails',
  'links',
  'newsletter',
  'comments',
  'messages',
  'invitations',
  'account',
  'log',
] as const

export type DataKind = (typeof dataKinds)[number]

/** What erasing does to a thing. */
export type Fate = 'goes' | 'anonymous' | 'kept'

/** What becomes of kinds that the law does not ask for. Orders, with what hangs on them, are decided one by one (`erasurePlan`). */
export const fateOfKind = {
  meals: 'goes',
  consents: 'goes',
  certificates: 'goes',
  vouchers: 'goes',
  checkouts: 'goes',
  withdrawals: 'goes',
  notes: 'goes',
  mails: 'goes',
  mailbox: 'goes',
  'waiting-mails': 'goes',
  links: 'goes',
  newsletter: 'goes',
  comments: 'goes',
  messages: 'goes',
  invitations: 'goes',
  account: 'kept',
  log: 'kept',
} as const satisfies Partial<Record<DataKind, Fate>>

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

/** How many whole calendar years after its own a document of a company is kept. Throws for a country whose law no one has looked up. */
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

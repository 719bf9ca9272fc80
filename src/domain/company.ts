/** What everything of the company is called by. Written alike in both languages. */
export const brand = 'Flight Levels'

/** The company as it names itself where no one has set anything else (domain/settings). */
export const company = {
  brand,
  name: 'Flight Levels Training GmbH',
  street: 'Mariahilfer Straße 120/14',
  city: '1070 Wien',
  email: 'hallo@flightlevels.example',
  phone: '+43 1 000 00 00',
} as const

/** The company as a seller, for invoices. Register number, VAT id and account are made of zeros: no register and no bank holds them. */
export interface Seller {
  name: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
  vatId: string
  registerNumber: string
  registerCourt: string
  email: string
  phone: string
  bank: { name: string; iban: string; bic: string }
}

export const seller: Seller = {
  name: company.name,
  street: company.street,
  postalCode: company.city.slice(0, 4),
  city: company.city.slice(5),
  country: 'AT',
  vatId: 'ATU00000000',
  registerNumber: 'FN 000000 a',
  registerCourt: 'Handelsgericht Wien',
  email: company.email,
  phone: company.phone,
  bank: { name: 'Musterbank Wien', iban: 'AT180000000000000000', bic: 'MUSTATW1XXX' },
}

/** The brand name, spelled alike in both languages. */
export const brand = 'Flight Levels'

/** Default company data until the owner changes it (domain/settings). */
export const company = {
  brand,
  name: 'Flight Levels Training GmbH',
  street: 'Mariahilfer Straße 120/14',
  city: '1070 Wien',
  email: 'hallo@flightlevels.example',
  phone: '+43 1 000 00 00',
} as const

/** The company as the seller on invoices. Register number, VAT id and account are zeros, which are assigned to no one. */
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

/** ISO 3166-1 alpha-2 plus XK (Kosovo, as in the World Bank list). A test compares it with the library `i18n-iso-countries`. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG ' +
  'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
  'GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA ' +
  'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

const known = new Set(countryCodes)

export function isCountry(code: string): boolean {
  return known.has(code)
}

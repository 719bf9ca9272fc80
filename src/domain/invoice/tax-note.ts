import type { Bilingual } from '../language.ts'
import type { VatLine } from '../pricing/quote.ts'
import type { TaxRule } from '../tax/tax.ts'

/** Why a group of lines carries no VAT, as the invoice must say it (§ 11 Abs. 1a UStG, Art. 226 No. 11a of the VAT directive). */
const notes: Partial<Record<TaxRule['name'], Bilingual>> = {
  'reverse-charge': {
    de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)',
    en: 'Reverse charge: VAT to be accounted for by the recipient',
  },
  'outside-eu': {
    de: 'Nicht steuerbar in Österreich (Leistungsort außerhalb der EU)',
    en: 'Not taxable in Austria (place of supply outside the EU)',
  },
}

/** Null where VAT is charged. */
export function taxNote({ rule, country }: Pick<VatLine, 'rule' | 'country'>): Bilingual | null {
  return country === null ? (notes[rule] ?? null) : null
}

import { lineTitle, packageName } from '#domain/invoice/line-name.ts'
import type { Language } from '#domain/language.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { countryName } from '../i18n/format-place.ts'
import { mailText } from './mail-text.ts'

export interface PriceRow {
  label: string
  /** Below the label, smaller. */
  note?: string
  amount: string
}

/** One row for each line of the order. */
export function productRows(quote: Quote, language: Language): PriceRow[] {
  const t = mailText(language)
  return quote.lines.map((line) => {
    const amount = formatMoney(line.net, language)
    const { quantity } = line
    if (line.kind === 'three-for-two') return { label: t('order.threeForTwo', { quantity }), amount }
    if (line.kind === 'free-ticket') return { label: t('order.freeTicket'), amount }
    if (line.kind === 'package') return { label: packageName(line, language), amount }
    const workshop = lineTitle(line, language)
    const label =
      line.kind === 'seat' ? t('order.seats', { quantity, workshop }) : t('order.addOn', { quantity, workshop })
    if (quantity === 1) return { label, amount }
    return { label, note: t('order.each', { price: formatMoney(line.unitNet, language) }), amount }
  })
}

/** One row for each VAT that is charged; with two rates, each says on what. Where none is charged no VAT may be shown. */
export function vatRows(quote: Quote, language: Language): PriceRow[] {
  const t = mailText(language)
  return quote.vat.flatMap((line) => {
    if (line.country === null) return []
    const amount = formatMoney(line.vat, language)
    const values = { rate: line.rate, country: countryName(line.country, language) }
    if (quote.vat.length === 1) return { label: t('order.vat', values), amount }
    return { label: t('order.vatOn', { ...values, net: formatMoney(line.net, language) }), amount }
  })
}

/** Why there is no VAT, where there is none: a reverse charge has to say so in words (§ 11 Abs. 1a UStG). */
export function vatNotes(quote: Quote, language: Language): string[] {
  const t = mailText(language)
  const rules = new Set(quote.vat.map((line) => line.rule))
  return [
    ...(rules.has('reverse-charge') ? [t('order.reverseCharge')] : []),
    ...(rules.has('outside-eu') ? [t('order.outsideEu')] : []),
  ]
}

import { lineTitle, packageName } from '#domain/invoice/line-name.ts'
import type { Language } from '#domain/language.ts'
import { isTaxed, type Quote, type QuoteLine, type VatLine } from '#domain/pricing/quote.ts'
import { countryName } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { mailText } from '../mail-text.ts'

export interface PriceRow {
  label: string
  /** Below the label, smaller. */
  note?: string
  amount: string
}

/** One row for each line of the order; where not all lines are taxed alike, each says how it is. */
export function productRows(quote: Quote, language: Language): PriceRow[] {
  const t = mailText(language)
  return quote.lines.map((line) => {
    const isMany = line.quantity > 1 && !['three-for-two', 'free-ticket', 'package'].includes(line.kind)
    const each = isMany && t('order.each', { price: formatMoney(line.unitNet, language) })
    const note = [each, taxText(line, quote, language)].filter(Boolean).join(', ')
    return { label: lineLabel(line, language), ...(note && { note }), amount: formatMoney(line.net, language) }
  })
}

function lineLabel(line: QuoteLine, language: Language): string {
  const t = mailText(language)
  const { quantity } = line
  if (line.kind === 'three-for-two') return t('order.threeForTwo', { quantity })
  if (line.kind === 'free-ticket') return t('order.freeTicket')
  if (line.kind === 'discover') return t('order.discover', { quantity })
  if (line.kind === 'package') return packageName(line, language)
  const workshop = lineTitle(line, language)
  return line.kind === 'seat' ? t('order.seats', { quantity, workshop }) : t('order.addOn', { quantity, workshop })
}

function taxText({ vatIndex }: QuoteLine, { vat }: Quote, language: Language): string | undefined {
  const group = vat[vatIndex]
  if (!group || vat.length === 1) return undefined
  const t = mailText(language)
  if (group.country === null) return untaxedNote(group.rule, language)
  return t('order.vat', { rate: group.rate, country: countryName(group.country, language) })
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

/** Why there is no VAT, where there is none at all: a reverse charge has to say so in words (§ 11 Abs. 1a UStG). */
export function vatNotes(quote: Quote, language: Language): string[] {
  const notes = quote.vat.map(({ rule }) => untaxedNote(rule, language))
  return isTaxed(quote) ? [] : notes.filter((note) => note !== undefined)
}

function untaxedNote(rule: VatLine['rule'], language: Language): string | undefined {
  const t = mailText(language)
  if (rule === 'reverse-charge') return t('order.reverseCharge')
  return rule === 'outside-eu' ? t('order.outsideEu') : undefined
}

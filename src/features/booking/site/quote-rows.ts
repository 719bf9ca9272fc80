import { useLocale, useTranslations } from 'use-intl'
import { packageName } from '#domain/invoice/line-name.ts'
import { isTaxed, type Quote, type QuoteLine, type VatLine } from '#domain/pricing/quote.ts'
import { sellerCountry } from '#domain/tax/tax.ts'
import { countryName } from '#i18n/format-dates.ts'
import { formatMoney, formatPrice, formatRate } from '#i18n/format-money.ts'
import type { AmountRow } from '#ui/fact-list.tsx'

/** The rows of a price, before ordering and on the order page: products, net, VAT, total. */
export function useQuoteRows() {
  const t = useTranslations('booking')
  const language = useLocale()
  const money = (cents: number) => formatMoney(cents, language)

  function lineLabel(line: QuoteLine): string {
    const values = { quantity: line.quantity, price: formatPrice(line.unitNet, language) }
    switch (line.kind) {
      case 'seat':
        return t('lines.seat', values)
      case 'discover':
        return t('lines.discover', values)
      case 'add-on':
        return t('lines.addOn', values)
      case 'ticket':
        return t('lines.ticket', values)
      case 'package':
        return packageName(line, language)
      default:
        return t('lines.threeForTwo')
    }
  }

  /** '20 % USt', or the reason for no VAT. */
  function taxText({ rule, country, rate }: VatLine): string {
    if (country === null) return t(rule === 'reverse-charge' ? 'reverseChargeNote' : 'outsideEu')
    const rateText = formatRate(rate, language)
    return country === sellerCountry
      ? t('vat', { rate: rateText })
      : t('vatOf', { rate: rateText, country: countryName(country, language) })
  }

  /** The VAT of a line when lines are taxed differently. */
  function taxOf({ vatIndex }: QuoteLine, { vat }: Quote): string | undefined {
    const group = vat[vatIndex]
    return group && vat.length > 1 ? taxText(group) : undefined
  }

  return function rows(quote: Quote): AmountRow[] {
    const lines = quote.lines.map(
      (line): AmountRow => ({
        label: lineLabel(line),
        note: taxOf(line, quote),
        amount: line.net < 0 ? `– ${money(-line.net)}` : money(line.net),
        emphasis: line.net < 0 ? 'strong' : undefined,
      }),
    )
    // Without VAT only the reason is shown (docs/rules/tax.md): an amount of zero would look like a rate of zero.
    const vat = quote.vat
      .filter(({ country }) => country !== null)
      .map((line): AmountRow => ({ label: taxText(line), amount: money(line.vat) }))
    const untaxed = isTaxed(quote) ? undefined : quote.vat[0]
    return [
      ...lines,
      { label: t('net'), note: untaxed && taxText(untaxed), amount: money(quote.net), opensPart: true },
      ...vat,
      { label: t('total'), amount: money(quote.gross), emphasis: 'total', opensPart: true },
    ]
  }
}

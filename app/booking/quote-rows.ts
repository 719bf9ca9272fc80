import { useLocale, useTranslations } from 'use-intl'
import type { Quote, QuoteLine, VatLine } from '#domain/pricing/quote.ts'
import { sellerCountry } from '#domain/tax/tax-rule.ts'
import { formatMoney, formatPrice } from '../i18n/format-money.ts'
import type { AmountRow } from '../ui/amount-list.tsx'

/** A price line by line, as shown before ordering and on the order page: products, net, VAT, total. */
export function useQuoteRows() {
  const t = useTranslations('booking')
  const language = useLocale()
  const money = (cents: number) => formatMoney(cents, language)
  const countryName = new Intl.DisplayNames(language, { type: 'region' })
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })

  function lineLabel({ kind, quantity, unitNet }: QuoteLine): string {
    const price = formatPrice(unitNet, language)
    if (kind === 'three-for-two') return t('lines.threeForTwo')
    return kind === 'add-on' ? t('lines.addOn', { quantity, price }) : t('lines.seat', { quantity, price })
  }

  function vatLabel({ rule, country, rate }: VatLine): string {
    if (rule === 'reverse-charge') return t('reverseCharge')
    if (rule === 'outside-eu' || country === null) return t('outsideEu')
    const rateText = percent.format(rate)
    return country === sellerCountry
      ? t('vat', { rate: rateText })
      : t('vatOf', { rate: rateText, country: countryName.of(country) ?? country })
  }

  return function rows(quote: Quote): AmountRow[] {
    const lines = quote.lines.map(
      (line): AmountRow => ({
        label: lineLabel(line),
        amount: line.net < 0 ? `– ${money(-line.net)}` : money(line.net),
        emphasis: line.net < 0 ? 'strong' : undefined,
      }),
    )
    const vat = quote.vat.map(
      (line): AmountRow => ({
        label: vatLabel(line),
        note: line.rule === 'reverse-charge' ? t('reverseChargeNote') : undefined,
        amount: money(line.vat),
      }),
    )
    return [
      ...lines,
      { label: t('net'), amount: money(quote.net), opensPart: true },
      ...vat,
      { label: t('total'), amount: money(quote.gross), emphasis: 'total', opensPart: true },
    ]
  }
}

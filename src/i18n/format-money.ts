import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { inEuros, priceInWords } from '#domain/pricing/price-text.ts'

/** An amount of an order, always with two decimals: '€ 1.990,00' or '€1,990.00'. The space is a no-break space. */
export function formatMoney(cents: Cents, language: Language): string {
  return inEuros(cents, language, 'auto')
}

/** A price without decimals when it is whole: '€ 1.990' or '€1,990', but '€ 99,50'. */
export function formatPrice(cents: Cents, language: Language): string {
  return priceInWords(cents, language)
}

const rateFormat = onceForEach((language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }))

/** A VAT rate in percent: '20' or '8,1' */
export function formatRate(rate: number, language: Language): string {
  return rateFormat(language).format(rate)
}

/** A rate in percent with its sign: '8,1 %' with a no-break space, or '8.1%'. */
export function formatPercent(rate: number, language: Language): string {
  return percentFormat(language).format(rate / 100)
}

const percentFormat = onceForEach(
  (language: Language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
)

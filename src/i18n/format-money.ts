import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { inEuros, priceInWords } from '#domain/pricing/price-text.ts'

/** An amount of the order: always two decimals. '€ 1.990,00' or '€1,990.00'; the space is one that does not break. */
export function formatMoney(cents: Cents, language: Language): string {
  return inEuros(cents, language, 'auto')
}

/** A price on offer: without decimals when it is whole. '€ 1.990' or '€1,990', but '€ 99,50'. */
export function formatPrice(cents: Cents, language: Language): string {
  return priceInWords(cents, language)
}

const rateFormat = onceForEach((language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }))

/** A rate of VAT, in percent: '20' or '8,1' */
export function formatRate(rate: number, language: Language): string {
  return rateFormat(language).format(rate)
}

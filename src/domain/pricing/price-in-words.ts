import { type Language, languageTable } from '../language.ts'
import type { Cents } from '../money.ts'

/** An amount in euros: with its decimals always ('auto') or only where it has cents. The space is one that does not break. */
export function inEuros(cents: Cents, language: Language, trailingZeroDisplay: 'auto' | 'stripIfInteger'): string {
  const format = new Intl.NumberFormat(languageTable[language].moneyLocale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay,
  })
  // A discount gets the true minus sign: a hyphen may be torn off the amount at the end of a line.
  return format.format(cents / 100).replace('-', '−')
}

/** A price on offer: without decimals when it is whole. '€ 1.990' or '€1,990', but '€ 99,50'. */
export function priceInWords(cents: Cents, language: Language): string {
  return inEuros(cents, language, 'stripIfInteger')
}

import { type Language, languageTable } from '../language.ts'
import type { Cents } from '../money.ts'
import { onceForEach } from '../once-for-each.ts'

type Decimals = 'auto' | 'stripIfInteger'

const formatWith = onceForEach((trailingZeroDisplay: Decimals) =>
  onceForEach(
    (language: Language) =>
      new Intl.NumberFormat(languageTable[language].moneyLocale, {
        style: 'currency',
        currency: 'EUR',
        trailingZeroDisplay,
      }),
  ),
)

/** An amount in euros: with its decimals always ('auto') or only where it has cents. The space is one that does not break. */
export function inEuros(cents: Cents, language: Language, trailingZeroDisplay: Decimals): string {
  // A discount gets the true minus sign: a hyphen may be torn off the amount at the end of a line.
  return formatWith(trailingZeroDisplay)(language)
    .format(cents / 100)
    .replace('-', '−')
}

/** A price on offer: without decimals when it is whole. '€ 1.990' or '€1,990', but '€ 99,50'. */
export function priceInWords(cents: Cents, language: Language): string {
  return inEuros(cents, language, 'stripIfInteger')
}

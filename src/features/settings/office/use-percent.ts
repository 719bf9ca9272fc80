import { useLocale } from 'use-intl'

/** '8,1' or '8.1', as the language writes it; the sign is in the sentence. */
export function usePercent(): (percent: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 })
  return (percent) => format.format(percent)
}

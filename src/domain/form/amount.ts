import { z } from 'zod'
import { type Language, languageTable } from '../language.ts'
import type { Cents } from '../money.ts'
import { onceForEach } from '../once-for-each.ts'

const currency = /^\s*(?:€|EUR)|(?:€|EUR)\s*$/i

/** Thousands apart, as in '1 990' and the Swiss '1’990'. */
const groups = /^\d{1,3}(?:[\s'’]\d{3})+(?![\d\s'’])/

/** Parses '1990', '1.990,50', '1,990.50', '€ 1.990,00', 'EUR 1 990,50' or '1.990,-' to cents; `least` cents or more, and below ten million euros. */
export function amountField(message: string, { least = 1 }: { least?: Cents } = {}) {
  return z
    .string({ error: message })
    .overwrite((text) =>
      text
        .replace(currency, '')
        .trim()
        .replace(/,[-–—]$/, '')
        .replace(groups, (digits) => digits.replaceAll(/\D/g, '')),
    )
    .regex(
      /^(?:\d{1,7}(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?|\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?)$/,
      message,
    )
    .transform((text) => {
      const [, euros = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
      return Number(euros.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
    })
    .refine((cents) => cents >= least, message)
}

/** A percentage as people type it, with or without its sign: '20', '20 %'. */
export function percentText(message: string) {
  return z.string({ error: message }).overwrite((text) => text.replace(/%\s*$/, '').trim())
}

const typed = onceForEach(
  (language: Language) =>
    new Intl.NumberFormat(languageTable[language].locale, {
      minimumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
      useGrouping: false,
    }),
)

/** What is in a field for an amount before anyone types: '1990', or with cents '1890,50' in German and '1890.50' in English. `amountField` parses both. */
export function typedAmount(cents: Cents, language: Language): string {
  return typed(language).format(cents / 100)
}

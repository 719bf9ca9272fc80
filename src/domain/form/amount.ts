import { z } from 'zod'

/** Parses '1990', '1.990,50' or '1,990.50' to cents; above zero and below ten million euros. */
export function amountField(message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(
      /^(?:\d{1,7}(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?|\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?)$/,
      message,
    )
    .transform((text) => {
      const [, euros = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
      return Number(euros.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
    })
    .refine((cents) => cents > 0, message)
}

import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { countryName } from '#i18n/format-dates.ts'
import { mailText } from '../mail-text.ts'
import { personName } from './person-name.ts'

/** The invoice address as on the invoice; without a company it is the booker's. */
export function invoiceLines({ invoice, booker }: Order, language: Language): string[] {
  const t = mailText(language)
  return [
    invoice.company ?? personName(booker),
    invoice.department,
    invoice.street,
    `${invoice.postalCode} ${invoice.city}`,
    countryName(invoice.country, language),
    invoice.vatId && t('order.vatId', { vatId: invoice.vatId }),
  ].filter((line) => line !== undefined)
}

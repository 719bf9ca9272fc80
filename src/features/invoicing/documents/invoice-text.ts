import { createTranslator } from 'use-intl/core'
import type { Language } from '#domain/language.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'

const texts: Record<Language, { invoice: (typeof german)['invoice'] }> = {
  de: { invoice: german.invoice },
  en: { invoice: english.invoice },
}

const translators = { de: translator('de'), en: translator('en') }

/** The messages of invoices in one language. A missing text throws: better no invoice than half of one. */
export function invoiceText(language: Language) {
  return translators[language]
}

function translator(language: Language) {
  return createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'invoice',
    timeZone: 'Europe/Vienna',
    onError: (error) => {
      throw error
    },
  })
}

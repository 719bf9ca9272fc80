import { createTranslator } from 'use-intl/core'
import type { Language } from '#domain/language.ts'
import german from '../i18n/messages/de.json'
import english from '../i18n/messages/en.json'

const texts: Record<Language, { mail: (typeof german)['mail'] }> = {
  de: { mail: german.mail },
  en: { mail: english.mail },
}

const translators = { de: translator('de'), en: translator('en') }

/** The messages of all mails in one language. A missing text throws: better a job that is tried again than half a mail. */
export function mailText(language: Language) {
  return translators[language]
}

function translator(language: Language) {
  return createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'mail',
    timeZone: 'Europe/Vienna',
    onError: (error) => {
      throw error
    },
  })
}

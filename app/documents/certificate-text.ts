import { createTranslator } from 'use-intl/core'
import type { Language } from '#domain/language.ts'
import german from '../i18n/messages/de.json'
import english from '../i18n/messages/en.json'

const texts = { de: { certificates: german.certificates }, en: { certificates: english.certificates } }

/** The messages of certificates in one language. A missing text throws: better a job that is tried again than half a certificate. */
export function certificateText(language: Language) {
  return createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'certificates',
    timeZone: 'Europe/Vienna',
    onError: (error) => {
      throw error
    },
  })
}

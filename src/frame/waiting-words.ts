import { createTranslator } from 'use-intl/core'
import type { Language } from '#domain/language.ts'
import { messagesOf } from '#i18n/catalogue.ts'

/** The words of the page that waits for a free moment (server/http/waiting-page.ts). */
export function waitingWords(language: Language) {
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'frame.error' })
  return {
    busy: t('busy'),
    busyText: t('busyText'),
    busyForm: t('busyForm'),
    busyFormText: t('busyFormText'),
    busySend: t('busySend'),
    home: t('home'),
  }
}

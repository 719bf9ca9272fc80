import { AsyncLocalStorage } from 'node:async_hooks'
import { createTranslator } from 'use-intl/core'
import type { Language } from '#domain/language.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'

export type MailTexts = (typeof german)['mail']

export type MailText = ReturnType<typeof translator>

const texts: Record<Language, { mail: MailTexts }> = {
  de: { mail: german.mail },
  en: { mail: english.mail },
}

const translators = { de: translator('de', texts.de), en: translator('en', texts.en) }

/** The owner's replaced texts during the rendering of one mail; concurrent mails may have different ones. */
const inForce = new AsyncLocalStorage<Partial<Record<Language, MailText>>>()

/** The messages of all mails in one language. A missing text throws: a retried job is better than half a mail. */
export function mailText(language: Language): MailText {
  return inForce.getStore()?.[language] ?? translators[language]
}

/** Runs `work` with replaced texts by key, 'seatOffer.subject', in the format of the catalogue. */
export function withMailTexts<T>(language: Language, replaced: ReadonlyMap<string, string>, work: () => T): T {
  if (replaced.size === 0) return work()
  const mail: Record<string, unknown> = structuredClone(texts[language].mail)
  for (const [key, text] of replaced) {
    const [namespace = '', name = ''] = key.split('.')
    const messages = mail[namespace]
    if (typeof messages === 'object' && messages !== null) mail[namespace] = { ...messages, [name]: text }
  }
  // as: the same keys with other texts
  return inForce.run({ [language]: translator(language, { mail: mail as MailTexts }) }, work)
}

/** The default text of a message in the catalogue. Throws when there is none. */
export function defaultMailText(language: Language, key: string): string {
  const [namespace = '', name = ''] = key.split('.')
  const messages = Object.entries(texts[language].mail).find(([known]) => known === namespace)?.[1]
  const found =
    typeof messages === 'object' ? Object.entries(messages).find(([known]) => known === name)?.[1] : undefined
  if (typeof found !== 'string') throw new Error(`no message mail.${key}`)
  return found
}

function translator(language: Language, messages: { mail: MailTexts }) {
  return createTranslator({
    locale: language,
    messages,
    namespace: 'mail',
    timeZone: 'Europe/Vienna',
    onError: (error) => {
      throw error
    },
  })
}

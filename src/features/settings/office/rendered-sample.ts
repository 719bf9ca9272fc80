import { data } from 'react-router'
import { isLanguage, type Language } from '#domain/language.ts'
import type { MailTexts, SiteSettings } from '#domain/settings/site-settings.ts'
import type { RenderedMail } from '#mails/render-mail.tsx'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'
import type { Message } from '#platform/ports.ts'

/** The mail that an address of the settings is about; a 404 for any that has no words of an owner. */
export async function askedMail({ kind, language }: { kind: string; language: string }): Promise<{
  kind: ReplaceableMail
  language: Language
}> {
  const { isReplaceable } = await import('#mails/replaceable-mails.ts')
  if (!isReplaceable(kind) || !isLanguage(language)) throw data(null, { status: 404 })
  return { kind, language }
}

/** A mail from its example, as it goes out with these texts. What it takes is loaded when the first one is shown, as for real mails. */
export async function renderedSample(
  { kind, language }: { kind: ReplaceableMail; language: Language },
  settings: SiteSettings,
  texts: MailTexts,
  view: { showsSubject?: boolean } = {},
): Promise<RenderedMail> {
  const { renderMail } = await import('#mails/render-mail.tsx')
  const { sampleMails } = await import('#mails/mails.ts')
  const mails = { ...settings.mails, [kind]: { ...settings.mails[kind], [language]: texts } }
  return renderMail(fromCompany(sampleMails[kind][0], settings), language, { ...settings, mails }, view)
}

/** The example with the company as it is set: who has just changed the account sees the new one. */
function fromCompany(mail: Message, { company }: SiteSettings): Message {
  return 'invoice' in mail && mail.invoice ? { ...mail, invoice: { ...mail.invoice, seller: company } } : mail
}

import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import type { Member, MemberActor } from '#domain/office/member.ts'
import { mailTextFields, mailTextForm, mailTextsOfForm } from '#domain/settings/mail-text-form.ts'
import {
  type MailReplacements,
  type MailTexts,
  type SiteSettings,
  settingsChanges,
} from '#domain/settings/site-settings.ts'
import { servicesContext } from '#features/context.ts'
import { takeForm } from '#forms/form-action.ts'
import type { RenderedMail } from '#mails/render-mail.tsx'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'
import type { Message } from '#platform/ports.ts'
import { answerSaved } from './save-section.ts'

/** Sends the mail as it is typed, with sample data, to the member who asks. Its subject marks it as a sample. What is not saved stays in the form. */
export async function sendSample(
  context: Readonly<RouterContextProvider>,
  mail: AskedMail,
  form: FormData,
  { to: { name, email }, path }: { to: Member; path: string },
) {
  const { partPlaceholders } = await import('#mails/replaceable-mails.ts')
  return takeForm(form, mailTextForm(partPlaceholders(mail.kind)), async (typed, sent) => {
    const office = context.get(servicesContext).settings
    const { settings } = await office.versioned()
    const texts = mailTextsOfForm(typed)
    const { subject, ...rendered } = await renderedSample(mail, settings, texts)
    const isSent = await office.sendSample({ to: { name, email }, subject: `[Test] ${subject}`, ...rendered })
    const sample = isSent ? ('yes' as const) : ('no' as const)
    const isSaved = settingsChanges(textsOf(settings.mails, mail), texts).length === 0
    return isSaved ? redirect(`${path}?sent=${sample}`, 303) : data({ sent, sample })
  })
}

export interface AskedMail {
  kind: ReplaceableMail
  language: Language
}

/** All mails are one section with one version: a form is stale only when this very mail has changed since it was opened. */
export async function saveMailTexts(
  context: Readonly<RouterContextProvider>,
  mail: AskedMail,
  form: FormData,
  { by, path }: { by: MemberActor; path: string },
) {
  const { partPlaceholders } = await import('#mails/replaceable-mails.ts')
  const office = context.get(servicesContext).settings
  return takeForm(form, mailTextForm(partPlaceholders(mail.kind)), async (typed, sent) => {
    const { settings, versions } = await office.versioned()
    const opened = await office.valueAt('mails', typed.version)
    const same = opened !== null && settingsChanges(textsOf(opened, mail), textsOf(settings.mails, mail)).length === 0
    const version = same ? versions.mails : typed.version
    const value = withTexts(settings.mails, mail, mailTextsOfForm(typed))
    const saved = await office.change({ section: 'mails', version, value, by })
    return answerSaved(saved, sent, { path, textsOf: (mails) => mailTextFields(textsOf(mails, mail)) })
  })
}

function textsOf(mails: MailReplacements, { kind, language }: AskedMail): MailTexts {
  return mails[kind]?.[language] ?? {}
}

function withTexts(mails: MailReplacements, { kind, language }: AskedMail, texts: MailTexts): MailReplacements {
  return { ...mails, [kind]: { ...mails[kind], [language]: texts } }
}

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
  const by = (invoice: Invoice): Invoice => ({ ...invoice, seller: company })
  if ('brought' in mail && mail.brought)
    return { ...mail, brought: { ...mail.brought, invoice: by(mail.brought.invoice) } }
  return 'invoice' in mail && mail.invoice ? { ...mail, invoice: by(mail.invoice) } : mail
}

import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { Member, MemberActor } from '#domain/office/member.ts'
import { mailTextFields, mailTextForm, mailTextsOfForm } from '#domain/settings/mail-text-form.ts'
import { type MailReplacements, type MailTexts, settingsChanges } from '#domain/settings/site-settings.ts'
import { servicesContext } from '#features/context.ts'
import { takeForm } from '#forms/form-action.ts'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'
import { renderedSample } from './rendered-sample.ts'
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

/**
 * Saves the texts of one mail in one language. All mails are one section with one version: a form is stale only when someone has changed
 * this very mail since it was opened.
 */
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

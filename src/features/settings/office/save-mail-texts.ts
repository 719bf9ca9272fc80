import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import { mailTextFields, mailTextForm, mailTextsOfForm } from '#domain/settings/mail-text-form.ts'
import { type MailReplacements, type MailTexts, settingsChanges } from '#domain/settings/site-settings.ts'
import { settingsContext } from '#features/settings/context.ts'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'
import type { SentSection } from './save-section.ts'

interface AskedMail {
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
  const office = context.get(settingsContext).settings
  const isReset = form.get('intent') === 'reset'
  if (isReset) for (const part of Object.keys(mailTextFields({}))) form.delete(part)
  const read = readOfficeForm(form, mailTextForm(partPlaceholders(mail.kind)))
  if (!read.ok) return data<SentSection>({ sent: read.sent, stale: null }, { status: 422 })
  const { settings, versions } = await office.versioned()
  const opened = await office.valueAt('mails', read.value.version)
  const same = opened !== null && settingsChanges(textsOf(opened, mail), textsOf(settings.mails, mail)).length === 0
  const version = same ? versions.mails : read.value.version
  const value = withTexts(settings.mails, mail, mailTextsOfForm(read.value))
  const outcome = await office.change({ section: 'mails', version, value, by })
  if (outcome.outcome !== 'stale') return redirect(`${path}?done`, 303)
  const stale = { version: outcome.version, fields: mailTextFields(textsOf(outcome.value, mail)) }
  return data<SentSection>({ sent: read.sent, stale }, { status: 409 })
}

function textsOf(mails: MailReplacements, { kind, language }: AskedMail): MailTexts {
  return mails[kind]?.[language] ?? {}
}

function withTexts(mails: MailReplacements, { kind, language }: AskedMail, texts: MailTexts): MailReplacements {
  return { ...mails, [kind]: { ...mails[kind], [language]: texts } }
}

import type { RouterContextProvider } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { Member } from '#domain/office/member.ts'
import { settingsContext } from '#features/settings/context.ts'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'
import { renderedSample } from './rendered-sample.ts'

/** Sends a saved mail with sample data to the member who asks. Its subject marks it as a sample. */
export async function sendSample(
  context: Readonly<RouterContextProvider>,
  mail: { kind: ReplaceableMail; language: Language },
  { name, email }: Member,
): Promise<'yes' | 'no'> {
  const office = context.get(settingsContext).settings
  const { settings } = await office.versioned()
  const texts = settings.mails[mail.kind]?.[mail.language] ?? {}
  const { subject, ...rendered } = await renderedSample(mail, settings, texts)
  const sent = await office.sendSample({ to: { name, email }, subject: `[Test] ${subject}`, ...rendered })
  return sent === 'sent' ? 'yes' : 'no'
}

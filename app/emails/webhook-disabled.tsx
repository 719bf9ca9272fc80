import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'

/** Tells the office that a webhook takes nothing any more. */
export const webhookDisabled: MailKind<'webhook-disabled'> = {
  subject: ({ host }, language) => mailText(language)('webhookDisabled.subject', { host }),
  body: (mail, language) => <WebhookDisabled mail={mail} language={language} />,
}

function WebhookDisabled({ mail, language }: { mail: MailOf<'webhook-disabled'>; language: Language }) {
  const t = mailText(language)
  const { host } = mail
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('webhookDisabled.preview', { host })}
      headline={t('webhookDisabled.headline')}
      why={t('webhookDisabled.why')}
    >
      <Paragraph>{t('webhookDisabled.text', { host })}</Paragraph>
      <Paragraph>{t('webhookDisabled.missed', { host })}</Paragraph>
      <Button href={mail.logUrl}>{t('webhookDisabled.open')}</Button>
    </Frame>
  )
}

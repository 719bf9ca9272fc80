import type { Language } from '#domain/language.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { Button } from '#mails/parts/button.tsx'
import { Frame } from '#mails/parts/frame.tsx'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'webhook-disabled': {
      job: { webhookId: string; at: string }
      message: {
        /** Of the address that has not taken its messages. */
        host: string
        logUrl: string
      }
    }
  }
}

/** Tells the office that nothing is sent to a webhook any more. Only its host is named: the rest of an address may be a secret. */
export const webhookDisabled = {
  key: ({ webhookId, at }) => `webhook-disabled:${webhookId}:${at}`,
  async load({ webhooks, siteUrl, office }, { webhookId }) {
    const webhook = await webhooks.reads.find(webhookId)
    // removed, or on again
    if (!webhook?.disabledAt) return null
    const logUrl = `${siteUrl}/office/webhooks/${webhookId}`
    return {
      message: { kind: 'webhook-disabled', host: new URL(webhook.url).host, logUrl },
      ...toOffice({ office }),
    }
  },
  subject: ({ host }, language) => mailText(language)('webhookDisabled.subject', { host }),
  body: (mail, language) => <WebhookDisabled mail={mail} language={language} />,
  samples: [
    {
      host: 'hooks.donauwerk.example',
      logUrl: `${sample.siteUrl}/office/webhooks/6d0c1f3e-52b4-4f1c-8f7e-0a9b1c2d3e4f`,
    },
  ],
} satisfies Mail<'webhook-disabled'>

function WebhookDisabled({ mail, language }: { mail: Message<'webhook-disabled'>; language: Language }) {
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

import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Paragraph } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
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

/** Notifies the office that nothing is sent to a webhook any more. Only its host is named: the rest of an address may be a secret. */
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
  values: ({ host }) => ({ host }),
  body: WebhookDisabled,
  samples: [
    {
      host: 'hooks.donauwerk.example',
      logUrl: `${sample.siteUrl}/office/webhooks/6d0c1f3e-52b4-4f1c-8f7e-0a9b1c2d3e4f`,
    },
  ],
} satisfies Mail<'webhook-disabled'>

function WebhookDisabled({ mail, t, values }: MailProps<'webhook-disabled'>) {
  return (
    <>
      <Paragraph>{t('webhookDisabled.text', values)}</Paragraph>
      <Paragraph>{t('webhookDisabled.missed', values)}</Paragraph>
      <Button href={mail.logUrl}>{t('webhookDisabled.open')}</Button>
    </>
  )
}

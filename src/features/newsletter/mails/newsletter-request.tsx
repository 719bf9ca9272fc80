import type { Mail, MailProps } from '#mails/mail.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Paragraph, SmallPrint } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'newsletter-request': {
      job: {
        subscriptionId: string
        /** Counts the mails about one subscription: each is sent once. */
        letter: number
      }
      message: {
        /** With the key of the address that was written into the box. */
        confirmUrl: string
      }
    }
  }
}

/** To an address that someone has entered for the newsletter: asks for confirmation. It contains no text that someone has typed. */
export const newsletterRequest = {
  key: ({ subscriptionId, letter }) => `newsletter-request:${subscriptionId}:${letter}`,
  async load(ports, { subscriptionId }) {
    const subscription = await ports.reads.newsletter.subscription(subscriptionId)
    // confirmed by an earlier mail, or deleted meanwhile
    if (subscription?.state !== 'requested') return null
    const { email, language } = subscription
    const confirmUrl = await freshLink(ports, { purpose: 'newsletter-confirm', subjectId: subscriptionId, language })
    return {
      message: { kind: 'newsletter-request', confirmUrl },
      language,
      to: { name: '', email },
    }
  },
  body: NewsletterRequest,
  samples: [{ confirmUrl: `${sample.siteUrl}/de/newsletter/confirm/${sample.token}` }],
} satisfies Mail<'newsletter-request'>

function NewsletterRequest({ mail, t }: MailProps<'newsletter-request'>) {
  return (
    <>
      <Paragraph>{t('newsletterRequest.text')}</Paragraph>
      <Button href={mail.confirmUrl}>{t('newsletterRequest.confirm')}</Button>
      <SmallPrint>{t('newsletterRequest.otherwise')}</SmallPrint>
    </>
  )
}

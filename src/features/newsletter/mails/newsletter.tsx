import type { DispatchPorts, Email } from '#features/jobs/effects.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Paragraph, SmallPrint, TextLink } from '#mails/parts/text.tsx'

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
    'newsletter-reminder': {
      job: { subscriptionId: string; letter: number }
      message: {
        /** With the subscriber's key. */
        endUrl: string
      }
    }
    'newsletter-welcome': {
      job: { subscriptionId: string }
      message: {
        /** With the subscriber's key. */
        endUrl: string
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

/** To a subscriber who signed up once more. The page must not reveal that the address is known; this mail may. */
export const newsletterReminder = {
  key: ({ subscriptionId, letter }) => `newsletter-reminder:${subscriptionId}:${letter}`,
  load: (ports, { subscriptionId }) => subscriberEmail(ports, subscriptionId, 'newsletter-reminder'),
  body: NewsletterReminder,
  samples: [{ endUrl: sample.endUrl }],
} satisfies Mail<'newsletter-reminder'>

function NewsletterReminder({ mail, t }: MailProps<'newsletter-reminder'>) {
  return (
    <>
      <Paragraph>{t('newsletterReminder.text')}</Paragraph>
      <SmallPrint>
        {t('newsletterReminder.ask')} <TextLink href={mail.endUrl}>{t('newsletterReminder.end')}</TextLink>
      </SmallPrint>
    </>
  )
}

/** To a new subscriber, at once: what they have agreed to, and the unsubscribe link. */
export const newsletterWelcome = {
  key: ({ subscriptionId }) => `newsletter-welcome:${subscriptionId}`,
  load: (ports, { subscriptionId }) => subscriberEmail(ports, subscriptionId, 'newsletter-welcome'),
  body: NewsletterWelcome,
  replaceable: { opening: ['text'] },
  samples: [{ endUrl: sample.endUrl }],
} satisfies Mail<'newsletter-welcome'>

function NewsletterWelcome({ mail, t }: MailProps<'newsletter-welcome'>) {
  return (
    <>
      <Paragraph>{t('newsletterWelcome.text')}</Paragraph>
      <SmallPrint>
        {t('newsletterWelcome.keep')} <TextLink href={mail.endUrl}>{t('newsletterWelcome.end')}</TextLink>
      </SmallPrint>
    </>
  )
}

/** To a subscriber, with two ways to unsubscribe: a page, and the one click of the mail program. Null when the subscription has ended. */
async function subscriberEmail(
  ports: DispatchPorts,
  subscriptionId: string,
  kind: 'newsletter-welcome' | 'newsletter-reminder',
): Promise<Email | null> {
  const subscription = await ports.reads.newsletter.subscription(subscriptionId)
  if (subscription?.state !== 'confirmed') return null
  const { email, language } = subscription
  const endUrl = await freshLink(ports, { purpose: 'newsletter-end', subjectId: subscriptionId, language })
  const oneClickUrl = endUrl.replace('/unsubscribe/', '/one-click/')
  return { message: { kind, endUrl }, language, to: { name: '', email }, oneClickUrl }
}

import type { Mail, MailProps } from '#mails/mail.ts'
import { sample } from '#mails/parts/sample.ts'
import { Paragraph, SmallPrint, TextLink } from '#mails/parts/text.tsx'
import { subscriberEmail } from './subscriber-email.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'newsletter-welcome': {
      job: { subscriptionId: string }
      message: {
        /** With the subscriber's key. */
        endUrl: string
      }
    }
  }
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

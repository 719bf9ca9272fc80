import type { Mail, MailProps } from '#mails/mail.ts'
import { sample } from '#mails/parts/sample.ts'
import { Paragraph, SmallPrint, TextLink } from '#mails/parts/text.tsx'
import { subscriberEmail } from './subscriber-email.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'newsletter-reminder': {
      job: { subscriptionId: string; letter: number }
      message: {
        /** With the subscriber's key. */
        endUrl: string
      }
    }
  }
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

import type { Language } from '#domain/language.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { Paragraph, SmallPrint } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'
import { TextLink } from '#mails/parts/text-link.tsx'
import { subscriberEmail } from './subscriber-email.ts'

declare module '#platform/ports/mails.ts' {
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

/** To a new subscriber, at once: what they have agreed to, and the way out. */
export const newsletterWelcome = {
  key: ({ subscriptionId }) => `newsletter-welcome:${subscriptionId}`,
  load: (ports, { subscriptionId }) => subscriberEmail(ports, subscriptionId, 'newsletter-welcome'),
  subject: (_, language) => mailText(language)('newsletterWelcome.subject'),
  body: (mail, language) => <NewsletterWelcome mail={mail} language={language} />,
  replaceable: { opening: ['text'] },
  samples: [{ endUrl: sample.endUrl }],
} satisfies Mail<'newsletter-welcome'>

function NewsletterWelcome({ mail, language }: { mail: Message<'newsletter-welcome'>; language: Language }) {
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('newsletterWelcome.preview')}
      headline={t('newsletterWelcome.headline')}
      why={t('newsletterWelcome.why')}
    >
      <Paragraph>{t('newsletterWelcome.text')}</Paragraph>
      <SmallPrint>
        {t('newsletterWelcome.keep')} <TextLink href={mail.endUrl}>{t('newsletterWelcome.end')}</TextLink>
      </SmallPrint>
    </Frame>
  )
}

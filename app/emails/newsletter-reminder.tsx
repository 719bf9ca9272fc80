import type { Language } from '#domain/language.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { TextLink } from './text-link.tsx'

/** To a subscriber whose address was written into the box again: by the subscriber, who forgot, or by somebody else. */
export const newsletterReminder: MailKind<'newsletter-reminder'> = {
  subject: (_, language) => mailText(language)('newsletterReminder.subject'),
  body: (mail, language) => <NewsletterReminder mail={mail} language={language} />,
}

function NewsletterReminder({ mail, language }: { mail: MailOf<'newsletter-reminder'>; language: Language }) {
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('newsletterReminder.preview')}
      headline={t('newsletterReminder.headline')}
      why={t('newsletterReminder.why')}
    >
      <Paragraph>{t('newsletterReminder.text')}</Paragraph>
      <SmallPrint>
        {t('newsletterReminder.ask')} <TextLink href={mail.endUrl}>{t('newsletterReminder.end')}</TextLink>
      </SmallPrint>
    </Frame>
  )
}

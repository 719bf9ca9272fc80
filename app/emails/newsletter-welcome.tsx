import type { Language } from '#domain/language.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { TextLink } from './text-link.tsx'

/** Says to a new subscriber what comes, and how to end it. */
export const newsletterWelcome: MailKind<'newsletter-welcome'> = {
  subject: (_, language) => mailText(language)('newsletterWelcome.subject'),
  body: (mail, language) => <NewsletterWelcome mail={mail} language={language} />,
}

function NewsletterWelcome({ mail, language }: { mail: MailOf<'newsletter-welcome'>; language: Language }) {
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

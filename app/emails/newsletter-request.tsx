import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** Asks whether the sign-up was really meant: the letter of the double opt-in. It holds nothing that somebody has typed. */
export const newsletterRequest: MailKind<'newsletter-request'> = {
  subject: (_, language) => mailText(language)('newsletterRequest.subject'),
  body: (mail, language) => <NewsletterRequest mail={mail} language={language} />,
}

function NewsletterRequest({ mail, language }: { mail: MailOf<'newsletter-request'>; language: Language }) {
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('newsletterRequest.preview')}
      headline={t('newsletterRequest.headline')}
      why={t('newsletterRequest.why')}
    >
      <Paragraph>{t('newsletterRequest.text')}</Paragraph>
      <Button href={mail.confirmUrl}>{t('newsletterRequest.confirm')}</Button>
      <SmallPrint>{t('newsletterRequest.otherwise')}</SmallPrint>
    </Frame>
  )
}

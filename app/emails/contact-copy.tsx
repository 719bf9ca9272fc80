import type { Language } from '#domain/language.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** That a message has arrived, to the address that was given with it. Nobody has proven that address, so nothing of the message is in it. */
export const contactCopy: MailKind<'contact-copy'> = {
  subject: (_, language) => mailText(language)('contactCopy.subject'),
  body: (mail, language) => <ContactCopy mail={mail} language={language} />,
}

function ContactCopy({ mail, language }: { mail: MailOf<'contact-copy'>; language: Language }) {
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('contactCopy.preview')}
      headline={t('contactCopy.headline')}
      why={t('contactCopy.why')}
    >
      <Paragraph>{t('contactCopy.intro')}</Paragraph>
      <SmallPrint>{t('contactCopy.notYou')}</SmallPrint>
    </Frame>
  )
}

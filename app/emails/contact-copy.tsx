import type { Language } from '#domain/language.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { Lines } from './lines.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { unlinked } from './unlinked.ts'

/** What somebody has written, as a copy to the address that they gave: marked as one, and with nothing of theirs that could be pressed. */
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
      <Fact label={t('contactCopy.text')}>
        <Lines lines={unlinked(mail.message).split('\n')} />
      </Fact>
      <SmallPrint>{t('contactCopy.notYou')}</SmallPrint>
    </Frame>
  )
}

import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** A link to choose a password for the office: for somebody who was invited, or has forgotten theirs. */
export const passwordLink: MailKind<'password-link'> = {
  subject: ({ reason }, language) => mailText(language)('passwordLink.subject', { reason }),
  body: (mail, language) => <PasswordLink mail={mail} language={language} />,
}

function PasswordLink({ mail, language }: { mail: MailOf<'password-link'>; language: Language }) {
  const t = mailText(language)
  const { name, reason, passwordUrl, siteUrl } = mail
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('passwordLink.preview', { reason })}
      headline={t('passwordLink.headline', { name, reason })}
      why={t('passwordLink.why', { reason })}
    >
      <Paragraph>{t('passwordLink.text', { reason })}</Paragraph>
      <Button href={passwordUrl}>{t('passwordLink.button')}</Button>
      <SmallPrint>{t('passwordLink.otherwise', { reason })}</SmallPrint>
    </Frame>
  )
}

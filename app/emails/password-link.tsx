import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** Leads somebody of the office to a new password. */
export const passwordLink: MailKind<'password-link'> = {
  subject: (_, language) => mailText(language)('passwordLink.subject'),
  body: (mail, language) => <PasswordLink mail={mail} language={language} />,
}

function PasswordLink({ mail, language }: { mail: MailOf<'password-link'>; language: Language }) {
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('passwordLink.preview')}
      headline={t('passwordLink.headline')}
      why={t('passwordLink.why')}
    >
      <Paragraph>{t('passwordLink.text', { name: isolated(mail.name) })}</Paragraph>
      <Button href={mail.passwordUrl}>{t('passwordLink.choose')}</Button>
      <SmallPrint>{t('passwordLink.once')}</SmallPrint>
    </Frame>
  )
}

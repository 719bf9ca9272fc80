import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** Asks somebody to join the office. */
export const memberInvitation: MailKind<'member-invitation'> = {
  subject: (_, language) => mailText(language)('memberInvitation.subject'),
  body: (mail, language) => <MemberInvitation mail={mail} language={language} />,
}

function MemberInvitation({ mail, language }: { mail: MailOf<'member-invitation'>; language: Language }) {
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('memberInvitation.preview', { invitedBy: isolated(mail.invitedBy) })}
      headline={t('memberInvitation.headline')}
      why={t('memberInvitation.why')}
    >
      <Paragraph>
        {t('memberInvitation.text', { name: isolated(mail.name), invitedBy: isolated(mail.invitedBy) })}
      </Paragraph>
      <Button href={mail.joinUrl}>{t('memberInvitation.join')}</Button>
      <SmallPrint>{t('memberInvitation.once')}</SmallPrint>
    </Frame>
  )
}

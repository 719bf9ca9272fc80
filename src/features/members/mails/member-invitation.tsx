import type { Language } from '#domain/language.ts'
import type { Role } from '#domain/office/member.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Button } from '#mails/parts/button.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { Paragraph, SmallPrint } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'
import { issueOfficeToken } from '../office-links.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'member-invitation': {
      job: { invitationId: string }
      message: {
        name: string
        role: Role
        invitedBy: string
        /** Lets in whoever holds it, once. */
        joinUrl: string
      }
    }
  }
}

/** Asks somebody to join the office, with the link that lets them in. */
export const memberInvitation = {
  key: ({ invitationId }) => `member-invitation:${invitationId}`,
  async load({ transactions, randomSource, clock, siteUrl }, { invitationId }) {
    return transactions.run(async (stores) => {
      const invitation = await stores.members.invitation(invitationId)
      // withdrawn meanwhile
      if (!invitation) return null
      const link = { purpose: 'invitation', subjectId: invitationId } as const
      const token = await issueOfficeToken(stores, randomSource, link, clock.now())
      const { name, email, role, invitedBy, language } = invitation
      return {
        message: {
          kind: 'member-invitation',
          name,
          role,
          invitedBy,
          joinUrl: `${siteUrl}/office/invitation/${token}`,
        },
        language,
        to: { name, email },
      }
    })
  },
  subject: (_, language) => mailText(language)('memberInvitation.subject'),
  body: (mail, language) => <MemberInvitation mail={mail} language={language} />,
  samples: [
    {
      name: 'Theo Wagner',
      role: 'organiser',
      invitedBy: 'Nora Pichler',
      joinUrl: `${sample.siteUrl}/office/invitation/${sample.token}`,
    },
  ],
} satisfies Mail<'member-invitation'>

function MemberInvitation({ mail, language }: { mail: Message<'member-invitation'>; language: Language }) {
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

import type { Role } from '#domain/office/member.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { issueOfficeToken } from '../office-links.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'member-invitation': {
      job: { invitationId: string }
      message: {
        name: string
        role: Role
        invitedBy: string
        /** The link works once, for its holder. */
        joinUrl: string
      }
    }
  }
}

/** Asks someone to join the office, with the link that lets them in. */
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
  values: ({ name, invitedBy }) => ({ name: isolated(name), invitedBy: isolated(invitedBy) }),
  body: MemberInvitation,
  samples: [
    {
      name: 'Theo Wagner',
      role: 'organiser',
      invitedBy: 'Nora Pichler',
      joinUrl: `${sample.siteUrl}/office/invitation/${sample.token}`,
    },
  ],
} satisfies Mail<'member-invitation'>

function MemberInvitation({ mail, t, values }: MailProps<'member-invitation'>) {
  return (
    <>
      <Paragraph>{t('memberInvitation.text', values)}</Paragraph>
      <Button href={mail.joinUrl}>{t('memberInvitation.join')}</Button>
      <SmallPrint>{t('memberInvitation.once')}</SmallPrint>
    </>
  )
}

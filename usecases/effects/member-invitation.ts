import { issueOfficeToken } from '../office/office-links.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** Asks somebody to join the office, with the link that lets them in. */
export const memberInvitation = mailEffect<EffectOf<'member-invitation'>>({
  key: ({ invitationId }) => `member-invitation:${invitationId}`,
  async letter({ transactions, randomSource, clock, siteUrl }, { invitationId }) {
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
          siteUrl,
        },
        language,
        to: { name, email },
      }
    })
  },
})

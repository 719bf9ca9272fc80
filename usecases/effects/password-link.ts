import { issueOfficeToken } from '../office/office-links.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** A link to a new password for somebody of the office. */
export const passwordLink = mailEffect<EffectOf<'password-link'>>({
  key: ({ memberId, askedAt }) => `password-link:${memberId}:${askedAt}`,
  async letter({ transactions, randomSource, clock, siteUrl }, { memberId, language }) {
    return transactions.run(async (stores) => {
      const member = await stores.members.member(memberId)
      if (!member) return null
      const token = await issueOfficeToken(
        stores,
        randomSource,
        { purpose: 'password', subjectId: memberId },
        clock.now(),
      )
      const { name, email } = member
      return {
        message: { kind: 'password-link', name, passwordUrl: `${siteUrl}/office/new-password/${token}`, siteUrl },
        language,
        to: { name, email },
      }
    })
  },
})

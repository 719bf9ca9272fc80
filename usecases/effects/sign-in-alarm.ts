import { alarmWindow } from '#domain/office/sign-in.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** Tells an owner that sign-ins fail one after the other, and for whom. */
export const signInAlarm = mailEffect<EffectOf<'sign-in-alarm'>>({
  key: ({ memberId, at }) => `sign-in-alarm:${memberId}:${at}`,
  async letter({ transactions, siteUrl }, { memberId, at }) {
    return transactions.run(async (stores) => {
      const member = await stores.members.member(memberId)
      if (member?.role !== 'owner') return null
      const tried = await stores.signInFailures.since(Temporal.Instant.from(at).subtract(alarmWindow))
      const { name, email } = member
      return {
        message: { kind: 'sign-in-alarm', name, tried, officeUrl: `${siteUrl}/office`, siteUrl },
        language: 'de',
        to: { name, email },
      }
    })
  },
})

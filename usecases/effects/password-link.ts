import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** How long a link to choose a password is good: an invitation may lie over a weekend, a forgotten password is wanted now. */
const hours = { invited: 7 * 24, forgotten: 1 }

/** To somebody of the company, with a link to choose a password. The token is made here: it is stored nowhere but as a hash. */
export const passwordLink = mailEffect<EffectOf<'password-link'>>({
  key: ({ memberId, asked }) => `password-link:${memberId}:${asked}`,
  async letter(ports, { memberId, reason, language }) {
    const member = await ports.accounts.findById(memberId)
    // removed meanwhile
    if (!member) return null
    const token = await ports.accounts.passwordToken(memberId, ports.clock.now().add({ hours: hours[reason] }))
    const { name, email } = member
    const passwordUrl = `${ports.siteUrl}/office/password/${token}`
    return {
      message: { kind: 'password-link', name, reason, passwordUrl, siteUrl: ports.siteUrl },
      language,
      to: { name, email },
    }
  },
})

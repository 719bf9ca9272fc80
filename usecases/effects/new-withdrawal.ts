import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** The note to the office about a declaration of withdrawal. */
export const newWithdrawal = mailEffect<EffectOf<'new-withdrawal'>>({
  key: ({ withdrawalId }) => `new-withdrawal:${withdrawalId}`,
  async letter(ports, { withdrawalId }) {
    const withdrawal = await ports.reads.withdrawal(withdrawalId)
    if (!withdrawal) throw new Error(`no withdrawal ${withdrawalId}`)
    return {
      message: { kind: 'new-withdrawal', withdrawal, siteUrl: ports.siteUrl },
      language: 'de',
      to: ports.office,
    }
  },
})

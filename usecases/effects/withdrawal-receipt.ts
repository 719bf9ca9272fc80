import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** To whoever has withdrawn: what was declared, with date and time of its receipt. */
export const withdrawalReceipt = mailEffect<EffectOf<'withdrawal-receipt'>>({
  key: ({ withdrawalId }) => `withdrawal-receipt:${withdrawalId}`,
  async letter(ports, { withdrawalId }) {
    const withdrawal = await ports.reads.withdrawal(withdrawalId)
    if (!withdrawal) throw new Error(`no withdrawal ${withdrawalId}`)
    return {
      message: { kind: 'withdrawal-receipt', withdrawal, siteUrl: ports.siteUrl },
      language: withdrawal.language,
      to: { name: withdrawal.name, email: withdrawal.email },
    }
  },
})

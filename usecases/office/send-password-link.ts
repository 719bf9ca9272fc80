import type { Language } from '#domain/language.ts'
import type { Clock, Transactions } from '../ports.ts'

export interface SendPasswordLink {
  memberId: string
  reason: 'invited' | 'forgotten'
  language: Language
}

/** Has a link to choose a password sent, to whoever was invited or has forgotten theirs. */
export async function sendPasswordLink(
  { clock, transactions }: { clock: Clock; transactions: Transactions },
  { memberId, reason, language }: SendPasswordLink,
): Promise<void> {
  const asked = clock.now().toString()
  await transactions.run((stores) => stores.addEffect({ kind: 'password-link', memberId, reason, asked, language }))
}

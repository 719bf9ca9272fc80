import { maySendAgain } from '#domain/office/mail-again.ts'
import type { Effect, Reads } from '../ports.ts'
import type { BookingDesk, MemberAction } from './member-action.ts'

export interface SendAgainDesk extends BookingDesk {
  reads: Pick<Reads, 'mailLog'>
}

export interface SendAgain extends MemberAction {
  /** Of the mail in the log. */
  key: string
}

/**
 * Sends a mail once more, as it would be written now, once for each form. One that has failed is tried under its own name: whichever
 * attempt gets through first ends it.
 */
export async function sendAgain(desk: SendAgainDesk, command: SendAgain): Promise<'queued' | 'unknown'> {
  const { attempt, key, actor, reason } = command
  const mail = await desk.reads.mailLog.find(key)
  if (!mail || !maySendAgain(mail.effect)) return 'unknown'
  const now = desk.clock.now()
  const effect: Effect = mail.state === 'sent' ? { ...mail.effect, again: attempt } : mail.effect
  await desk.transactions.run(async (stores) => {
    await stores.addEffect(effect)
    const id = mail.orderId ?? mail.registrationId
    // What is about no booking has a line of its own, which says what was sent.
    const subject =
      id === null
        ? ({ kind: 'mail', id: attempt } as const)
        : ({ kind: mail.orderId === null ? 'registration' : 'order', id } as const)
    const why = id === null ? [key, reason].filter(Boolean).join(': ') : reason
    await stores.record({ at: now, actor, subject, action: 'mail again', reason: why })
  })
  return 'queued'
}

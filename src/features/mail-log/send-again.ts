import type { AuditedAction } from '#domain/audit/actions.ts'
import { maySendAgain } from '#domain/audit/actor.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { MemberAction } from '#features/booking/records.ts'
import type { CreatePorts, Effect, Reads } from '#platform/ports.ts'

interface SendAgainPorts extends CreatePorts {
  reads: Pick<Reads, 'mailLog'>
}

interface SendAgain extends MemberAction {
  /** Of the mail in the log. */
  key: string
}

/** Sends a mail once more, as it is written now, once for each form. A failed one is retried under its own key. */
export async function sendAgain(
  service: SendAgainPorts,
  command: SendAgain,
): Promise<Result<object, Refusal<'unknown'>>> {
  const { idempotencyKey, key, actor, reason } = command
  const mail = await service.reads.mailLog.find(key)
  if (!mail || !maySendAgain(mail.effect)) return refused('unknown')
  const now = service.clock.now()
  const effect: Effect = mail.state === 'sent' ? { ...mail.effect, again: idempotencyKey } : mail.effect
  await service.transactions.run(async (stores) => {
    await stores.addEffect(effect)
    const id = mail.orderId ?? mail.registrationId
    // Mails without a booking have a line of their own, which contains what was sent.
    const subject =
      id === null
        ? ({ kind: 'mail', id: idempotencyKey } as const)
        : ({ kind: mail.orderId === null ? 'registration' : 'order', id } as const)
    const action: AuditedAction =
      id === null ? { action: 'mail.other-sent-again', details: { mail: key } } : { action: 'mail.sent-again' }
    await stores.record({ at: now, actor, subject, ...action, reason })
  })
  return done
}

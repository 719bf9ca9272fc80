import type { MailAttempt } from '#platform/ports/mail.ts'
import type { Effect, MailEffect } from '#platform/ports.ts'
import type { DispatchPorts, MailJob } from './effect-kind.ts'

/**
 * Sends one mail, unless it has been sent already. A crash between sending and remembering sends a second copy with the same Message-ID, never none.
 */
export async function sendMail<E extends Effect & MailEffect>(
  ports: DispatchPorts,
  mail: MailJob<E>,
  effect: E,
): Promise<void> {
  const first = await mail.key(effect, ports)
  const key = effect.again === undefined ? first : `${first}:again:${effect.again}`
  if (await ports.sentMail.has(key)) return
  const attempt: Omit<MailAttempt, 'at'> = { key, effect, to: null, subject: null }
  try {
    const email = await mail.load(ports, effect)
    if (!email) return
    const { message, language, attachments = [], ...envelope } = email
    const rendered = await ports.renderMail({ ...message, siteUrl: ports.siteUrl }, language)
    // From here on the log can say whom it was for.
    attempt.to = envelope.to
    attempt.subject = rendered.subject
    // Names are typed into public forms: in the To line they would be a stranger's text in someone's mailbox.
    const to = { name: '', email: envelope.to.email }
    // A process that was frozen, or too busy to say that it lives, has had its work done by another one meanwhile.
    if (await ports.sentMail.has(key)) return
    await ports.transport.send({ key, ...envelope, to, attachments, ...rendered })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    // Where the log cannot be written either, what went wrong first is what matters.
    await ports.sentMail.failed({ ...attempt, at: ports.clock.now() }, why).catch(() => undefined)
    throw error
  }
  await ports.sentMail.add({ ...attempt, at: ports.clock.now() })
}

import { createHash } from 'node:crypto'
import { type ContactForm, type Handle, handleMessage } from '#domain/contact/contact.ts'
import { viennaDay } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'
import { withinLimit } from '#features/spam/spam-defence.ts'
import type { CreatePorts, WritePorts } from '#platform/ports.ts'

export interface SendMessageCommand {
  language: Language
  form: ContactForm
  /** Why it may be spam; none for most. */
  signs: readonly SpamSign[]
}

/** Keeps a message, writes it to the office and confirms to the sender that it has arrived (docs/rules/contact.md). Sent twice, it is one message. */
export async function sendMessage(ports: CreatePorts, { language, form, signs }: SendMessageCommand): Promise<void> {
  const now = ports.clock.now()
  const id = ports.randomSource.id()
  await ports.transactions.run(async (stores) => {
    const idempotencyKey = idempotencyKeyOf(language, form, now)
    const copied = signs.length === 0
    const isNew = await stores.contact.add({ ...form, id, language, signs, copied, idempotencyKey, sentAt: now })
    if (!isNew) return
    await stores.addEffect({ kind: 'contact-message', messageId: id })
    // Anyone can enter anyone's address, so a message that may be spam gets no confirmation.
    const use = { purpose: 'contact-mail', of: form.email } as const
    if (copied && (await withinLimit(stores.rateLimits, use, now)))
      await stores.addEffect({ kind: 'contact-copy', messageId: id })
  })
}

/** The same words of the same person on the same day are one message; next week they are a reminder. */
function idempotencyKeyOf(language: Language, form: ContactForm, now: Temporal.Instant): string {
  const { name, company, email, phone, message } = form
  const day = viennaDay(now)
  const content = [day, language, name, company ?? null, email, phone ?? null, message]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

interface HandleMessage extends Omit<Handle, 'what' | 'by'> {
  by: MemberActor
  id: string
  what: Handle['what'] | 'delete'
}

/** Someone of the office has answered a message, opens it again, or deletes it. Done twice, it is done. */
export async function handleContactMessage(
  { clock, transactions }: WritePorts,
  { id, what, by, note }: HandleMessage,
): Promise<Result<object, Refusal<'unknown'>>> {
  return transactions.run(async (stores) => {
    const handling = await stores.contact.lock(id)
    if (!handling) return refused('unknown')
    const now = clock.now()
    const line = { at: now, actor: by, subject: { kind: 'message', id } } as const
    if (what === 'delete') {
      await stores.contact.remove(id)
      await stores.record({ ...line, action: 'message.deleted' })
      return done
    }
    const decision = handleMessage(handling, { what, by: by.name, note }, now)
    if (decision.outcome === 'refused') return done
    await stores.contact.setHandling(id, decision.handling)
    // The note may name people, and the log is never changed: it stays with the message, and goes with it.
    await stores.record({ ...line, action: `message.${decision.handling.state}` })
    return done
  })
}

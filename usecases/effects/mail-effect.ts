import type { Language } from '#domain/language.ts'
import type { Effect, MailAttachment, MailAttempt } from '../ports.ts'
import type { DispatchPorts, EffectKind } from './effect-kind.ts'
import type { MailMessage } from './mail-message.ts'

/** One mail before it is rendered. */
export interface Letter {
  message: MailMessage
  language: Language
  to: { name: string; email: string }
  attachments?: MailAttachment[]
  replyTo?: { name: string; email: string }
  /** Set on letters to a list; see `Mail`. */
  oneClickUrl?: string
}

export interface MailEffect<E extends Effect> {
  /** The same for the same mail, different for every other: `invitation:{participantId}`. */
  key(effect: E): string
  /** Null when there is nothing to say any more. Throws for what must not be. */
  letter(ports: DispatchPorts, effect: E): Promise<Letter | null>
}

/**
 * An effect that sends one mail, unless it has been sent already. A crash between sending and remembering sends a second copy with
 * the same Message-ID, never none.
 */
export function mailEffect<E extends Effect>({ key: keyOf, letter: write }: MailEffect<E>): EffectKind<E> {
  return {
    async carryOut(ports, effect) {
      const key = effect.again === undefined ? keyOf(effect) : `${keyOf(effect)}:again:${effect.again}`
      if (await ports.sentMail.has(key)) return
      const attempt: Omit<MailAttempt, 'at'> = { key, effect, to: null, subject: null }
      try {
        const letter = await write(ports, effect)
        if (!letter) return
        const { message, language, attachments = [], ...envelope } = letter
        const rendered = await ports.renderMail(message, language)
        // From here on the log can say whom it was for.
        attempt.to = envelope.to
        attempt.subject = rendered.subject
        // Names were typed by whoever filled in a form: in the To line they would be a stranger's words in somebody's mailbox.
        const to = { name: '', email: envelope.to.email }
        await ports.transport.send({ key, ...envelope, to, attachments, ...rendered })
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        // Where the log cannot be written either, what went wrong first is what matters.
        await ports.sentMail.failed({ ...attempt, at: ports.clock.now() }, why).catch(() => undefined)
        throw error
      }
      await ports.sentMail.add({ ...attempt, at: ports.clock.now() })
    },
  }
}

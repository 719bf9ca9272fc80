import type { Language } from '#domain/language.ts'
import type { Effect, MailAttachment } from '../ports.ts'
import type { CarryOutPorts, EffectKind } from './effect-kind.ts'
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
  letter(ports: CarryOutPorts, effect: E): Promise<Letter | null>
}

/**
 * An effect that sends one mail, unless it has been sent already. A crash between sending and remembering sends a second copy with
 * the same Message-ID, never none.
 */
export function mailEffect<E extends Effect>({ key: keyOf, letter: write }: MailEffect<E>): EffectKind<E> {
  return {
    async carryOut(ports, effect) {
      const key = keyOf(effect)
      if (await ports.sentMail.has(key)) return
      const letter = await write(ports, effect)
      if (!letter) return
      const { message, language, attachments = [], ...envelope } = letter
      await ports.transport.send({ key, ...envelope, attachments, ...(await ports.renderMail(message, language)) })
      await ports.sentMail.add(key, ports.clock.now())
    },
  }
}

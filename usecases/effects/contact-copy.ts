import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** That a message has arrived, to the address that was given with it; nothing of the message. */
export const contactCopy = mailEffect<EffectOf<'contact-copy'>>({
  key: ({ messageId }) => `contact-copy:${messageId}`,
  async letter(ports, { messageId }) {
    const found = await ports.reads.contact.message(messageId)
    if (!found) return null
    const { email, language } = found
    return {
      message: { kind: 'contact-copy', siteUrl: ports.siteUrl },
      language,
      to: { name: '', email },
    }
  },
})

import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** What somebody has written, back to the address that they gave. */
export const contactCopy = mailEffect<EffectOf<'contact-copy'>>({
  key: ({ messageId }) => `contact-copy:${messageId}`,
  async letter(ports, { messageId }) {
    const found = await ports.reads.contact.message(messageId)
    if (!found) return null
    const { email, message, language } = found
    return {
      message: { kind: 'contact-copy', message, siteUrl: ports.siteUrl },
      language,
      // without the name: it would carry a stranger's words to the top of somebody's mailbox
      to: { name: '', email },
    }
  },
})

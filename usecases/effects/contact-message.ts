import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** What somebody has written, to the office. An answer to it goes to whoever wrote. */
export const contactMessage = mailEffect<EffectOf<'contact-message'>>({
  key: ({ messageId }) => `contact-message:${messageId}`,
  async letter(ports, { messageId }) {
    const found = await ports.reads.contact.message(messageId)
    // somebody has asked us to delete it meanwhile
    if (!found) return null
    const { name, company, email, phone, message, language, signs } = found
    return {
      message: {
        kind: 'contact-message',
        name,
        company,
        email,
        phone,
        message,
        writtenIn: language,
        isSuspected: signs.length > 0,
        siteUrl: ports.siteUrl,
      },
      language: 'de',
      to: ports.office,
      replyTo: { name, email },
    }
  },
})

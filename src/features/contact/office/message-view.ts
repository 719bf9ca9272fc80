import { z } from 'zod'
import type { ListedMessage, MessageSearch } from '#domain/contact/contact.ts'
import { asked, askedText } from '#lists/list-query.ts'

const params = z.object({ text: askedText, state: asked(z.enum(['open', 'answered', 'all'])) })

export function messageSearchOf(query: URLSearchParams): MessageSearch {
  const { state, text: words } = params.parse(Object.fromEntries(query))
  const shown = state ?? (words === undefined ? 'open' : 'all')
  return { state: shown === 'all' ? undefined : shown, text: words }
}

export function messageView({ id, handling, signs, sentAt, company, phone, ...message }: ListedMessage) {
  const { name, email, language, message: words } = message
  return {
    id,
    href: `/office/messages/${id}`,
    name,
    company: company ?? null,
    email,
    phone: phone ?? null,
    language,
    message: words,
    mayBeSpam: signs.length > 0,
    sentAt: sentAt.toString(),
    answered:
      handling.state === 'open' ? null : { by: handling.by, at: handling.at.toString(), note: handling.note ?? null },
  }
}

/** Opens the mail program with the beginning of an answer and the quoted message. */
export function answerHref({ email, message }: Pick<ListedMessage, 'email' | 'message'>, subject: string): string {
  const quoted = message
    .slice(0, 1000)
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`
}

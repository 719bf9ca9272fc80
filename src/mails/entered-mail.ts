import type { Message } from '#platform/ports.ts'
import { enteredText } from './parts/entered-text.ts'

/** What people may write in several lines; everything else is one. */
const paragraphs = new Set(['notes', 'message', 'comment', 'reason'])

/** The mail with all that people typed into forms made safe to read. Every mail is rendered from this. */
export function enteredMail<M extends Message>(mail: M): M {
  // Only texts are changed, each into a text.
  return entered(mail, '') as M
}

function entered(value: unknown, key: string): unknown {
  if (typeof value === 'string') return paragraphs.has(key) ? paragraph(value) : enteredText(value) || undefined
  if (Array.isArray(value)) return value.map((entry) => entered(entry, key))
  // Instants and the like are no plain objects: they hold nothing that was typed.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, entered(entry, name)]))
}

function paragraph(text: string): string | undefined {
  return (
    text
      .split(/\r\n|\r|\n/)
      .map(enteredText)
      .join('\n')
      .trim() || undefined
  )
}

import type { z } from 'zod'
import { emailField, fields, optionalLine, requiredLine, requiredText } from '../form/field.ts'
import type { Language } from '../language.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import type { SpamSign } from '../spam/check-for-spam.ts'

/** The contact form (docs/product.md#contact-form). */
export const contactFormSchema = fields({
  name: requiredLine('validation.contactName'),
  company: optionalLine(),
  email: emailField(),
  phone: optionalLine(40),
  message: requiredText('validation.contactMessage', 5000),
})

export type ContactForm = z.output<typeof contactFormSchema>

interface ContactMessage extends ContactForm {
  id: string
  language: Language
  /** Signs of spam; empty for most messages. */
  signs: readonly SpamSign[]
  sentAt: Temporal.Instant
}

export type Handling =
  | { state: 'open' }
  | { state: 'answered'; by: string; at: Temporal.Instant; note?: string | undefined }

export const handlings = ['answer', 'reopen'] as const

export interface Handle {
  what: (typeof handlings)[number]
  by: string
  note?: string | undefined
}

export type HandleDecision = Result<{ handling: Handling }, Refusal<'done-before'>>

/** Marks a message as answered or reopens it. The first member to do so is kept (docs/rules/contact.md). */
export function handleMessage(handling: Handling, { what, by, note }: Handle, now: Temporal.Instant): HandleDecision {
  const next = what === 'answer' ? 'answered' : 'open'
  if (handling.state === next) return refused('done-before')
  return { outcome: 'done', handling: next === 'open' ? { state: 'open' } : { state: 'answered', by, at: now, note } }
}

export interface NewContactMessage extends ContactMessage {
  /** It does not look like spam, so that its arrival is confirmed to the sender. */
  copied: boolean
  /** Hash of the form and its day: the same form sent twice is one message. */
  idempotencyKey: string
}

export interface ListedMessage extends ContactMessage {
  handling: Handling
}

export interface MessageSearch {
  state?: Handling['state'] | undefined
  /** A part of the name, the company, the address or the words. */
  text?: string | undefined
}

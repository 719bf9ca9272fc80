import type { ContactMessage, Handling } from '#domain/contact/contact.ts'

export interface NewContactMessage extends ContactMessage {
  /** It does not look like spam, so that its arrival is confirmed to the sender. */
  copied: boolean
  /** Hash of the form and its day: the same form sent twice is one message. */
  idempotencyKey: string
}

/** A message as the office sees it. */
export interface ListedMessage extends ContactMessage {
  handling: Handling
}

export interface MessageSearch {
  state?: Handling['state'] | undefined
  /** A part of the name, the company, the address or the words. */
  text?: string | undefined
}

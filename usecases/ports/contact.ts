import type { ContactMessage } from '#domain/contact/contact-message.ts'

export interface NewContactMessage extends ContactMessage {
  /** The sender gets a copy. */
  copied: boolean
  /** Hash of the form and its day: the same form sent twice is one message. */
  attemptKey: string
}

/** Contact messages inside one transaction. */
export interface ContactStores {
  /** False when there is one of the same attempt already; then nothing is written. */
  add(message: NewContactMessage): Promise<boolean>
  /** How many copies went to an address since then. */
  copiesSince(email: string, since: Temporal.Instant): Promise<number>
}

/** Reading, outside any transaction. */
export interface ContactReads {
  message(id: string): Promise<ContactMessage | null>
}

import type { ContactMessage, Handling } from '#domain/contact/contact.ts'
import type { ListPlace } from '#platform/ports.ts'

export interface NewContactMessage extends ContactMessage {
  /** It does not look like spam, so that its arrival is confirmed to the sender. */
  copied: boolean
  /** Hash of the form and its day: the same form sent twice is one message. */
  idempotencyKey: string
}

/** Contact messages inside one transaction. */
export interface ContactStores {
  /** False when there is one of the same attempt already; then nothing is written. */
  add(message: NewContactMessage): Promise<boolean>
  /** Locks it until the transaction ends. Null when there is none. */
  lock(id: string): Promise<Handling | null>
  setHandling(id: string, handling: Handling): Promise<void>
  remove(id: string): Promise<void>
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

/** Reading, outside any transaction. */
export interface ContactReads {
  message(id: string): Promise<ListedMessage | null>
  /** Newest first, a page at a time; `after` is the last one of the page before. */
  search(search: MessageSearch, after: ListPlace | null): Promise<{ messages: ListedMessage[]; next: ListPlace | null }>
}

import { createContext } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { KeptMail } from '#platform/ports/mail.ts'
import type { Clock, PageTag } from '#platform/ports.ts'

/** What a request brings along for its loaders and actions. The server fills it in; see `entry.server.tsx`. */
export interface RequestFacts {
  /** Stands in the log and, for operators, on error pages. */
  id: string
  /** Allows the page's own inline scripts; drawn again for each rendering. */
  nonce: string
  /** Where the site is seen from outside, without a slash at the end. */
  siteUrl: string
  /** The visitor's language where the address does not say it (docs/product.md#languages). */
  preferredLanguage: Language
  /** Stands for the network address that the request came from, and cannot be turned back into it. New with each start. */
  sender: string
  /** The network address itself, for proofs of consent and for nothing else. Empty where it is not known. */
  address: string
  /** A status such as 413 that the server has already decided on: the page is then its error page. */
  problem: number | null
  /** What is asked for: the page itself, or what it is made of as JSON (`{path}/_payload.json`). */
  answer: 'page' | 'payload'
  /** Allows the page to be kept for everyone until one of these things changes. Only for pages that are the same for all. */
  cache(...tags: PageTag[]): void
  /** Whether a loader has allowed that, and no editor previews the page: beside an answer to a form it then shows nothing that is one person’s. */
  isForAll(): boolean
  /**
   * What a page shows that is the same for everyone until one of these things changes. Where the page answers a form it is what another answer
   * has loaded, since many are refused at the same time; a page that is read loads it. A key belongs to one place in the code.
   */
  shared<Data>(key: string, tags: readonly PageTag[], load: () => Promise<Data>): Promise<Data>
  report(error: unknown): void
}

export const requestContext = createContext<RequestFacts>()
/** The time as the database has it. */
export const clockContext = createContext<Clock>()

/** The local mailbox of runs without a mail server. */
export interface MailboxAccess {
  /** Whether this is the key in the address that `npm start` prints. */
  opensWith(key: string): boolean
  /** Where it is: '/mailbox/…'. For owners of the office, who see every mail anyway. */
  href: string
  /** The mail that was kept under this key of the log; null when there is none. */
  ofKey(key: string): Promise<KeptMail | null>
  /** Newest first. */
  list(): Promise<KeptMail[]>
  find(id: string): Promise<KeptMail | null>
}

/** Null when mail is sent through a mail server. */
export const mailboxContext = createContext<MailboxAccess | null>(null)

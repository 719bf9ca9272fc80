import { createContext } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { KeptMail } from '#platform/ports/mail.ts'
import type { Clock, PageTag } from '#platform/ports.ts'

/** The facts of a request for loaders and actions, provided by the server; see `entry.server.tsx`. */
export interface RequestFacts {
  /** Shown in the log and, for operators, on error pages. */
  id: string
  /** The nonce of the page's own inline scripts, new for each rendering. */
  nonce: string
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string
  /** The visitor's language, for addresses without one (docs/product.md#languages). */
  preferredLanguage: Language
  /** An irreversible pseudonym of the network address. */
  sender: string
  /** The network address, only for proofs of consent. Empty when unknown. */
  address: string
  /** A status such as 413 that the server has already decided: the response is then its error page. */
  problem: number | null
  /** Whether the page or its data as JSON (`{path}/_payload.json`) is requested. */
  answer: 'page' | 'payload'
  /** Allows the page to be cached for everyone until one of these tags changes. Only for pages that are the same for all visitors. */
  cache(...tags: PageTag[]): void
  /** Whether a loader has allowed that, and no editor previews the page: beside an answer to a form it then shows nothing that is one person’s. */
  isForAll(): boolean
  /** The path of the speculation rules for the page, when browsers may load pages ahead from it (docs/decisions/0003). */
  speculationRules(): string | undefined
  /**
   * Data that is the same for everyone until one of these tags changes: loaded once for all requests, except for previews. Content is loaded once for
   * responses to forms only, because a page that is read asks for it each time. A key belongs to one call site.
   */
  shared<Data>(key: string, tags: readonly PageTag[], load: () => Promise<Data>): Promise<Data>
  report(error: unknown): void
}

export const requestContext = createContext<RequestFacts>()
/** The database clock. */
export const clockContext = createContext<Clock>()

/** The local mailbox of runs without a mail server. */
export interface MailboxAccess {
  /** Whether this is the key in the URL that `npm start` prints. */
  opensWith(key: string): boolean
  /** Its path: '/mailbox/…'. For owners, who can see every mail anyway. */
  href: string
  /** The mail with this key in the mail log; null when there is none. */
  ofKey(key: string): Promise<KeptMail | null>
  /** Newest first. */
  list(): Promise<KeptMail[]>
  find(id: string): Promise<KeptMail | null>
}

/** Null when a mail server delivers mail. */
export const mailboxContext = createContext<MailboxAccess | null>(null)

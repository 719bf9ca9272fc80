import type DataLoader from 'dataloader'
import type { LimitFunction } from 'p-limit'
import type { CommentedPost, PublicComment } from '#domain/comment/comment.ts'
import type { Language } from '#domain/language.ts'
import type { Clock } from '#platform/ports.ts'
import type { CostBudget } from '../graphql/cost-budget.ts'
import type { Tokens } from '../graphql/tokens.ts'
import type { Viewer } from '../graphql/viewer.ts'
import type { FileStore } from '../ports/files.ts'
import type { ContentDatabase } from './content-database.ts'
import type { AnnouncePages } from './document-editor.ts'
import type { ContentStore } from './document-store.ts'
import type { PageEvents } from './page-events.ts'
import type { PublicComments } from './post-comments.ts'

/** Who may log in is not for the content system to know. Null when name and password do not belong together. */
export type CheckLogin = (username: string, password: string) => Promise<Pick<Viewer, 'name' | 'role'> | null>

/** Someone has tried to log in. */
export interface TriedLogin {
  username: string
  /** The network address; empty when unknown. */
  address: string
  isKnownDevice: boolean
  outcome: 'in' | 'refused' | 'too-many'
}

export type OnLogin = (login: TriedLogin) => Promise<void>

/** Failed logins of the last quarter of an hour, in all processes together. */
export interface LoginAttempts {
  /** Counts one more for each key. */
  count(keys: readonly string[], now: Temporal.Instant): Promise<number[]>
  forgive(keys: readonly string[]): Promise<void>
}

/** What lives as long as the content system. */
export interface ContentParts {
  db: ContentDatabase
  files: FileStore
  clock: Clock
  tokens: Tokens
  attempts: LoginAttempts
  checkLogin: CheckLogin
  onLogin: OnLogin
  announce: AnnouncePages
  pageEvents: PageEvents
  budget: CostBudget
  /** For what comes from outside. */
  queries: LimitFunction
  /** Approved comments, which the site keeps itself. */
  comments: PublicComments
}

/** What is known of a request before it is looked at. */
export interface ServerContext {
  /** Where the request comes from, to count failed logins. Never stored, never logged. */
  address: string
  /** A device where the name that logs in has done so before; null for any other. */
  device: string | null
  /** Whose budget the request is paid from; null when it is the site that asks. */
  sender: string | null
  /** Only a socket can receive later events. */
  overSocket: boolean
}

/** What every resolver gets. */
export interface ContentContext extends Omit<ContentParts, 'comments'>, ServerContext {
  /** Approved comments of a post. Those of many posts are read by one query. */
  comments: DataLoader<CommentedPost, PublicComment[]>
  /** Sees drafts when there is a viewer. */
  store: ContentStore
  /** From `?lang=` of the endpoint (docs/product.md#content-source). */
  language: Language
  /** Whose token came with the request; null without one. */
  viewer: Viewer | null
}

import type DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { LimitFunction } from 'p-limit'
import type { CommentedPost, PublicComment } from '#domain/comment/comment.ts'
import type { Language } from '#domain/language.ts'
import type { Clock } from '#platform/ports.ts'
import type { Tokens } from '../graphql/tokens.ts'
import type { FileStore } from '../ports/pictures.ts'
import type { AnnouncePages, LoggedParts } from './document-editor.ts'
import type { ContentStore } from './document-store.ts'
import type { PageEvents } from './page-events.ts'
import type { Viewer } from './tables/content.ts'
import type { ContentDatabase } from './tables.ts'

/** Approved comments per post, oldest first, in the order of the posts. The site stores comments itself, independent of the content source. */
export type PublicComments = (posts: readonly CommentedPost[]) => Promise<PublicComment[][]>

export const noComments: PublicComments = (posts) => Promise.resolve(posts.map(() => []))

/** Checks a login, which is not the content system's task. Null for invalid credentials. */
export type CheckLogin = (username: string, password: string) => Promise<Pick<Viewer, 'name' | 'role'> | null>

export interface TriedLogin {
  username: string
  address: string
  isKnownDevice: boolean
  // no result: a fact of the log
  outcome: 'in' | 'refused' | 'too-many'
}

export type OnLogin = (login: TriedLogin) => Promise<void>

/** Failed logins of the last quarter of an hour, across all processes. */
export interface LoginAttempts {
  /** Increments the count of each key and returns the counts. */
  count(keys: readonly string[], now: Temporal.Instant): Promise<number[]>
  forgive(keys: readonly string[]): Promise<void>
}

export interface ContentParts {
  db: ContentDatabase
  files: FileStore
  clock: Clock
  tokens: Tokens
  attempts: LoginAttempts
  checkLogin: CheckLogin
  onLogin: OnLogin
  announce: AnnouncePages
  record: LoggedParts['record']
  pageEvents: PageEvents
  budget: CostBudget
  queries: LimitFunction
  /** Approved comments, which the site stores itself. */
  comments: PublicComments
}

export interface ServerContext {
  address: string
  /** A known device of the user name that logs in; null for any other. */
  device: string | null
  /** The client whose budget pays for the request; null for the site itself. */
  sender: string | null
  /** Only a websocket can receive later events. */
  overSocket: boolean
}

export interface ContentContext extends Omit<ContentParts, 'comments'>, ServerContext {
  /** Approved comments by post, batched into one query. */
  comments: DataLoader<CommentedPost, PublicComment[]>
  /** Includes drafts when there is a viewer. */
  store: ContentStore
  /** From `?lang=` of the endpoint (docs/product.md#content-source). */
  language: Language
  /** The owner of the request's token; null without one. */
  viewer: Viewer | null
}

const windowMs = 60_000
/** Cost per sender and minute: about three hundred whole pages, or twenty of the largest queries. */
const maxCostPerMinute = 200_000
/** A client with many addresses must not be able to fill the memory. */
const maxSenders = 10_000

export interface CostBudget {
  /** Spends the cost. Returns 0, or the seconds until the budget is available again. */
  spend(sender: string, cost: number): number
}

/** The query cost per sender within a minute, in memory of this process. */
export function createCostBudget(clock: Clock): CostBudget {
  const costs = new LRUCache<string, number>({
    max: maxSenders,
    // An entry outlives its ttl by a millisecond.
    ttl: windowMs - 1,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().epochMilliseconds },
  })
  return {
    spend(sender, cost) {
      const spent = (costs.get(sender) ?? 0) + cost
      if (spent > maxCostPerMinute) return Math.ceil((costs.getRemainingTTL(sender) + 1) / 1000)
      costs.set(sender, spent)
      return 0
    },
  }
}

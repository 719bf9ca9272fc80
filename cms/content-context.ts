import type { Language } from '#domain/language.ts'
import type { Clock } from '#usecases/ports.ts'
import type { ContentDatabase } from './content-database.ts'
import type { LoginAttempts } from './login-attempts.ts'
import type { AnnouncePages } from './page-editor.ts'
import type { NewsDesk } from './page-news.ts'
import type { PublicComments } from './post-comments.ts'
import type { PostStore } from './post-store.ts'
import type { ContentStore } from './store.ts'
import type { Tokens } from './tokens.ts'
import type { Viewer } from './viewer.ts'

/** Who may log in is not for the content system to know. Null when name and password do not belong together. */
export type CheckLogin = (username: string, password: string) => Promise<Pick<Viewer, 'name' | 'role'> | null>

/** What lives as long as the content system. */
export interface ContentHouse {
  db: ContentDatabase
  clock: Clock
  tokens: Tokens
  attempts: LoginAttempts
  checkLogin: CheckLogin
  announce: AnnouncePages
  news: NewsDesk
  /** Approved comments, which the site keeps itself. */
  comments: PublicComments
}

/** What is known of a request before it is looked at. */
export interface ServerContext {
  /** Where the request comes from, to count failed logins. Never stored, never logged. */
  address: string
  /** Only a socket can be told of what happens later. */
  overSocket: boolean
}

/** What every resolver gets. */
export interface ContentContext extends ContentHouse, ServerContext {
  /** Sees drafts when there is a viewer. */
  store: ContentStore
  posts: PostStore
  /** From `?lang=` of the endpoint (SPEC §7). */
  language: Language
  /** Whose token came with the request; null without one. */
  viewer: Viewer | null
}

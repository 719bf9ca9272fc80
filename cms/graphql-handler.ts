import { randomBytes } from 'node:crypto'
import { createYoga, maskError } from 'graphql-yoga'
import type { ContentTokens } from '#usecases/ports/content-tokens.ts'
import type { Chance, Clock } from '#usecases/ports.ts'
import { concurrencyLimit } from './concurrency-limit.ts'
import type { CheckLogin, ContentContext, ContentHouse, OnLogin, ServerContext } from './content-context.ts'
import type { ContentDatabase } from './content-database.ts'
import { createCostBudget } from './cost-budget.ts'
import { type ContentSocket, createContentSocket } from './graphql-socket.ts'
import { createLoginAttempts } from './login-attempts.ts'
import { createMediaStore, type MediaFile, type StoredMedia } from './media-store.ts'
import type { AnnouncePages } from './page-editor.ts'
import { createNewsDesk } from './page-news.ts'
import { noComments, type PublicComments } from './post-comments.ts'
import { queryGuard } from './query-guard.ts'
import { redeemTickets } from './redeem-tickets.ts'
import { isGraphQLError } from './refusal.ts'
import { contextFor, viewerFrom } from './request-context.ts'
import { contentSchema } from './schema.ts'
import { socketOperations } from './socket-operations.ts'
import { createContentStore } from './store.ts'
import { tokensOn } from './tokens.ts'

export interface ContentSystem {
  /**
   * Answers GraphQL over HTTP at `/graphql?lang=de|en`; other paths get 404. `address` is the visitor's, to count failed logins. `sender`
   * stands for who asks from outside, whose queries have a budget and wait for a turn; the site itself has neither. `device` is one where the
   * name that logs in has done so before.
   */
  fetch(request: Request, address?: string, sender?: string, device?: string | null): Promise<Response>
  /** The picture itself, to be served at `/media/{id}/{filename}`; its bytes never change. */
  media(id: string): Promise<MediaFile | undefined>
  /** The same without its bytes. */
  mediaFacts(id: string): Promise<StoredMedia | undefined>
  /** Whether a request with a long body is worth reading: it brings the token of an editor, who may send pictures. */
  takesLong(request: Request): Promise<boolean>
  /** Takes what came over `pageNewsChannel`. */
  heard(payload: string): void
  /** Who may see drafts, and write. */
  tokens: ContentTokens
  /** Answers subscriptions at the same path. */
  socket: ContentSocket
}

export interface ContentSystemOptions {
  /** Hears of every failure that is not the fault of the query; the answer itself says only that something unexpected happened. */
  onError?: (error: unknown) => void
  /** Approved comments by post; without it there are none. */
  comments?: PublicComments
  /** Without it nobody can log in. */
  checkLogin?: CheckLogin
  /** Hears of each attempt to log in, once it is decided. */
  onLogin?: OnLogin
  /** Tells every process, in the transaction that is given, that visitors see other pages now. */
  announce?: AnnouncePages
  /** The site's own address: its pages may open websockets behind any proxy. */
  siteUrl?: string
  /** Other sites whose pages may ask, as `https://other.example`: over HTTP and over the websocket. */
  origins?: readonly string[]
  clock?: Clock
  chance?: Pick<Chance, 'token'>
  /** What a websocket may say instead of its token, turned into that: whoever previews a page need not tell its script the token. */
  redeem?: (authorization: string) => string
}

/** Queries from outside. Each may ask for a good part of the content, and the site needs the database too. */
const publicQueries = { atOnce: 4, waiting: 50 }

/** The embedded headless content system on `db` (SPEC §7, 'Content data source'). Its tables must exist (`tables.ts`). */
export function createContentSystem(db: ContentDatabase, options: ContentSystemOptions = {}): ContentSystem {
  const house = furnished(db, options)
  const origins = options.origins ?? []
  const yoga = createYoga<ServerContext, ContentContext>({
    schema: contentSchema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    plugins: [queryGuard],
    // closed unless the owner names sites; cookies mean nothing here
    cors: origins.length > 0 && { origin: [...origins], credentials: false },
    context: ({ request: { url, headers }, address, device, sender, overSocket }) =>
      contextFor(house, { url, authorization: headers.get('authorization'), address, device, sender, overSocket }),
    maskedErrors: {
      isDev: false,
      maskError(error, message, isDev) {
        const masked = maskError(error, message, isDev)
        if (masked !== error) options.onError?.(error)
        return masked
      },
    },
  })
  const onError = options.onError ?? (() => undefined)
  const roleOf = async (authorization: string | null) => {
    try {
      return (await viewerFrom(house.tokens, authorization))?.role ?? 'visitor'
    } catch (error) {
      if (isGraphQLError(error)) return undefined
      throw error
    }
  }
  const isKnown = async (authorization: string | null) => (await roleOf(authorization)) !== undefined
  const redeem = options.redeem ?? ((authorization: string) => authorization)
  const operations = redeemTickets(socketOperations(yoga, isKnown, onError), redeem)
  return {
    fetch: async (request, address = '', sender, device = null) =>
      await yoga.fetch(request, { address, device, sender: sender ?? null, overSocket: false }),
    media: createContentStore(db, { drafts: false }).media,
    mediaFacts: createMediaStore(db).find,
    async takesLong({ headers }) {
      const authorization = headers.get('authorization')
      // Without a token there is nobody to ask the database about.
      return authorization !== null && (await roleOf(authorization)) === 'editor'
    },
    tokens: house.tokens,
    heard: house.news.heard,
    socket: createContentSocket(operations, { origins: [...ownOrigin(options.siteUrl), ...origins], onError }),
  }
}

function furnished(db: ContentDatabase, options: ContentSystemOptions): ContentHouse {
  const clock = options.clock ?? { now: () => Temporal.Now.instant() }
  const chance = options.chance ?? { token: () => randomBytes(32).toString('base64url') }
  return {
    db,
    clock,
    tokens: tokensOn(db, { clock, chance }),
    attempts: createLoginAttempts(clock),
    checkLogin: options.checkLogin ?? (() => Promise.resolve(null)),
    onLogin: options.onLogin ?? (() => Promise.resolve()),
    announce: options.announce ?? (() => Promise.resolve()),
    news: createNewsDesk(),
    budget: createCostBudget(clock),
    queries: concurrencyLimit(publicQueries),
    comments: options.comments ?? noComments,
  }
}

function ownOrigin(siteUrl: string | undefined): string[] {
  return siteUrl === undefined ? [] : [new URL(siteUrl).origin]
}

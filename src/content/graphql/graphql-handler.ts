import { randomBytes } from 'node:crypto'
import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql'
import { createGraphQLError, createSchema, createYoga, maskError, type Plugin } from 'graphql-yoga'
import pLimit from 'p-limit'
import type { ContentTokens } from '#features/webhooks/ports.ts'
import type { Clock, RandomSource } from '#platform/ports.ts'
import { blockTypeDefinitions } from '../documents/block-types.ts'
import type {
  CheckLogin,
  ContentContext,
  ContentParts,
  LoginAttempts,
  OnLogin,
  ServerContext,
} from '../documents/content-context.ts'
import type { ContentDatabase } from '../documents/content-database.ts'
import type { AnnouncePages } from '../documents/document-editor.ts'
import { createMediaStore, type MediaFile, type StoredMedia } from '../documents/media-store.ts'
import { createPageEvents } from '../documents/page-events.ts'
import { noComments, type PublicComments } from '../documents/post-comments.ts'
import { fileStoreOn } from '../files/file-store.ts'
import type { FileStore } from '../ports/files.ts'
import { createCostBudget } from './cost-budget.ts'
import { type ContentSocket, createContentSocket } from './graphql-socket.ts'
import { loginSchema } from './login-schema.ts'
import { mediaSchema } from './media-schema.ts'
import { menuSchema } from './menu-schema.ts'
import { pageChangesSchema } from './page-changes-schema.ts'
import { pageEditingSchema } from './page-editing-schema.ts'
import { pageSchema } from './page-schema.ts'
import { postEditingSchema } from './post-editing-schema.ts'
import { postSchema } from './post-schema.ts'
import { costDirectives, maxQueryCost, queryCost } from './query-cost.ts'
import { depthLimit } from './query-limits.ts'
import { isGraphQLError } from './refusal.ts'
import { contextFor, viewerFrom } from './request-context.ts'
import type { SchemaPart } from './schema-part.ts'
import { type SocketOperations, socketOperations } from './socket-operations.ts'
import { testimonialsSchema } from './testimonials-schema.ts'
import { tokensOn } from './tokens.ts'

/** Longest query text in tokens: the parser works recursively, and a megabyte of braces would exhaust its stack. */
const maxTokens = 2000

/** Queries from outside. Each may ask for a good part of the content, and the site needs the database too. */
const publicQueries = { atOnce: 4, waiting: 50 }

/**
 * What a query may ask for: length, depth and cost; and for queries from outside how much one sender may ask for in a minute, and how many
 * run at once. Who brings a valid token has no budget, but waits for a turn as well.
 */
const queryGuard: Plugin<ContentContext> = {
  onParse: ({ parseFn, setParseFn }) =>
    setParseFn((source, options) => parseFn(source, { ...options, maxLexicalTokens: maxTokens })),
  onValidate: ({ addValidationRule }) => addValidationRule(depthLimit),
  onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
    const refusal = refusalOf(args, args.contextValue)
    if (refusal) return setResultAndStopExecution({ errors: [refusal] })
    const { sender, queries } = args.contextValue
    const { atOnce, waiting } = publicQueries
    const isFull = () => queries.activeCount + queries.pendingCount >= atOnce + waiting
    if (sender !== null)
      setExecuteFn((toRun) => (isFull() ? { errors: [busy()] } : queries(async () => await executeFn(toRun))))
  },
  onSubscribe({ args, setResultAndStopExecution, setSubscribeFn }) {
    const refusal = refusalOf(args, args.contextValue)
    if (refusal) return setResultAndStopExecution({ errors: [refusal] })
    // HTTP could stream them as well, but then each connection would need limits of its own.
    if (!args.contextValue.overSocket) setSubscribeFn(onlyOverSocket)
  },
}

const json = 'application/json'

/**
 * What a page of another site can send without asking first (a form, plain text) is refused, and so is all else that GraphQL over HTTP does not
 * ask for: https://graphql.github.io/graphql-over-http/draft/#sec-POST. Yoga would take forms, too.
 */
const jsonOnly: Plugin = {
  onRequestParse({ request: { method, headers } }) {
    const type = headers.get('content-type')?.split(';', 1)[0]?.trim()
    if (method !== 'POST' || type === json) return
    throw createGraphQLError(`Send the query as ${json}`, {
      extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', http: { status: 415, headers: { 'accept-post': json } } },
    })
  },
}

interface Asked {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null | undefined
  variableValues?: Readonly<Record<string, unknown>> | null | undefined
}

function refusalOf(asked: Asked, { sender, viewer, budget }: ContentContext) {
  const { schema, document, operationName, variableValues } = asked
  const node = getOperationAST(document, operationName)
  if (!node) return null
  const cost = queryCost({ schema, document, node, variables: variableValues ?? {} })
  if (cost > maxQueryCost)
    return createGraphQLError(`Query costs ${cost}, ${maxQueryCost} are allowed`, {
      nodes: node,
      extensions: { code: 'QUERY_TOO_EXPENSIVE', http: { status: 400 } },
    })
  const seconds = sender === null || viewer ? 0 : budget.spend(sender, cost)
  return seconds === 0 ? null : tooMany(429, 'You have asked for too much within a minute', seconds)
}

function busy() {
  return tooMany(503, 'Too many queries are running', 1)
}

function tooMany(status: number, message: string, seconds: number) {
  const http = { status, headers: { 'retry-after': String(seconds) } }
  return createGraphQLError(`${message}. Try again in ${seconds} s.`, {
    extensions: { code: 'TOO_MANY_QUERIES', http },
  })
}

function onlyOverSocket() {
  return { errors: [createGraphQLError('Subscribe over a websocket, with the protocol graphql-transport-ws.')] }
}

/** What pages are filed under (docs/product.md#content-source). */
const termSchema: SchemaPart = {
  typeDefs: `
    extend type Query {
      termNode(id: ID!, idType: TermNodeIdType = SLUG, taxonomy: Taxonomy!): TermNode @cost(weight: 100)
    }

    type TermNode {
      databaseId: Int!
    }

    enum TermNodeIdType { SLUG }
    enum Taxonomy { CERTIFICATION }
  `,
  resolvers: {
    Query: {
      termNode: async (_, { id, taxonomy }: { id: string; taxonomy: string }, { store }) => {
        const databaseId = await store.termId(taxonomy, id)
        return databaseId === undefined ? null : { databaseId }
      },
    },
  },
}

/** The schema (docs/product.md#content-source), one file a topic. `@cost` and `@listSize` say what a field reads; see `query-cost.ts`. */
const parts: SchemaPart[] = [
  { typeDefs: `${costDirectives} type Query type Mutation type Subscription ${blockTypeDefinitions}` },
  pageSchema,
  pageEditingSchema,
  postSchema,
  postEditingSchema,
  pageChangesSchema,
  mediaSchema,
  menuSchema,
  loginSchema,
  termSchema,
  testimonialsSchema,
]

const contentSchema = createSchema<ContentContext>({
  typeDefs: parts.map(({ typeDefs }) => typeDefs),
  resolvers: parts.map(({ resolvers }) => resolvers ?? {}),
})

export interface ContentSystem {
  /**
   * Answers GraphQL over HTTP at `/graphql?lang=de|en`; other paths get 404. `address` is the visitor's, to count failed logins. `sender`
   * identifies an external client, whose queries have a budget and a concurrency limit; the site itself has neither. `device` is one where
   * the name that logs in has done so before.
   */
  fetch(request: Request, address?: string, sender?: string, device?: string | null): Promise<Response>
  /** The picture itself, to be served at `/media/{id}/{filename}`; its bytes never change. Throws `FilesUnavailable`. */
  media(id: string): Promise<MediaFile | undefined>
  /** The same without its bytes. */
  mediaFacts(id: string): Promise<StoredMedia | undefined>
  /** Whether a request with a long body is worth reading: it brings the token of an editor, who may send pictures. */
  takesLong(request: Request): Promise<boolean>
  /** Takes what came over `pageEventsChannel`. */
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
  /** Without it no one can log in. */
  checkLogin?: CheckLogin
  /** Where pictures are; without it, in the database. */
  files?: FileStore
  /** Without it, attempts to log in are not limited. */
  attempts?: LoginAttempts
  /** Hears of each attempt to log in, once it is decided. */
  onLogin?: OnLogin
  /** Tells every process, in the transaction that is given, that visitors see other pages now. */
  announce?: AnnouncePages
  /** The site's own address: its pages may open websockets behind any proxy. */
  siteUrl?: string
  /** Other sites whose pages may ask, as `https://other.example`: over HTTP and over the websocket. */
  origins?: readonly string[]
  clock?: Clock
  randomSource?: Pick<RandomSource, 'token'>
  /** Exchanges what a websocket may send instead of its token, so that the script of a preview does not need the token. */
  redeem?: (authorization: string) => string
}

/** The embedded headless content system on `db` (docs/product.md#content-source). Its tables must exist (`tables.ts`). */
export function createContentSystem(db: ContentDatabase, options: ContentSystemOptions = {}): ContentSystem {
  const system = contentParts(db, options)
  const media = createMediaStore(db, system.files)
  const origins = options.origins ?? []
  const yoga = createYoga<ServerContext, ContentContext>({
    schema: contentSchema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    plugins: [jsonOnly, queryGuard],
    // closed unless the owner names sites; cookies mean nothing here
    cors: origins.length > 0 && { origin: [...origins], credentials: false },
    context: ({ request: { url, headers }, address, device, sender, overSocket }) =>
      contextFor(system, {
        url,
        authorization: headers.get('authorization'),
        address,
        device,
        sender,
        overSocket,
      }),
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
      return (await viewerFrom(system.tokens, authorization))?.role ?? 'visitor'
    } catch (error) {
      if (isGraphQLError(error)) return undefined
      throw error
    }
  }
  const isKnown = async (authorization: string | null) => (await roleOf(authorization)) !== undefined
  const redeem = options.redeem ?? ((authorization: string) => authorization)
  const operations = exchangePreviewTokens(socketOperations(yoga, isKnown, onError), redeem)
  return {
    fetch: async (request, address = '', sender, device = null) =>
      await yoga.fetch(request, { address, device, sender: sender ?? null, overSocket: false }),
    media: media.file,
    mediaFacts: media.find,
    async takesLong({ headers }) {
      const authorization = headers.get('authorization')
      // Without a token there is no one to ask the database about.
      return authorization !== null && (await roleOf(authorization)) === 'editor'
    },
    tokens: system.tokens,
    heard: system.pageEvents.heard,
    socket: createContentSocket(operations, { origins: [...ownOrigin(options.siteUrl), ...origins], onError }),
  }
}

const uncounted: LoginAttempts = { count: async (keys) => keys.map(() => 1), forgive: () => Promise.resolve() }

function contentParts(db: ContentDatabase, options: ContentSystemOptions): ContentParts {
  const clock = options.clock ?? { now: () => Temporal.Now.instant() }
  const randomSource = options.randomSource ?? { token: () => randomBytes(32).toString('base64url') }
  return {
    db,
    files: options.files ?? fileStoreOn(db),
    clock,
    tokens: tokensOn(db, { clock, randomSource }),
    attempts: options.attempts ?? uncounted,
    checkLogin: options.checkLogin ?? (() => Promise.resolve(null)),
    onLogin: options.onLogin ?? (() => Promise.resolve()),
    announce: options.announce ?? (() => Promise.resolve()),
    pageEvents: createPageEvents(),
    budget: createCostBudget(clock),
    queries: pLimit(publicQueries.atOnce),
    comments: options.comments ?? noComments,
  }
}

function ownOrigin(siteUrl: string | undefined): string[] {
  return siteUrl === undefined ? [] : [new URL(siteUrl).origin]
}

/** Operations that understand, beside a token, what `redeem` makes one of. */
function exchangePreviewTokens(
  operations: SocketOperations,
  redeem: (authorization: string) => string,
): SocketOperations {
  const redeemed = (authorization: string | null) => (authorization === null ? null : redeem(authorization))
  return {
    ...operations,
    knows: (authorization) => operations.knows(redeemed(authorization)),
    prepare: (asking, payload, count) =>
      operations.prepare({ ...asking, authorization: redeemed(asking.authorization) }, payload, count),
  }
}

import { randomBytes } from 'node:crypto'
import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql'
import { createGraphQLError, createSchema, createYoga, maskError, type Plugin } from 'graphql-yoga'
import pLimit from 'p-limit'
import type { ContentTokens } from '#features/webhooks/records.ts'
import { isOutage } from '#platform/outage.ts'
import type { RandomSource } from '#platform/ports.ts'
import {
  type ContentContext,
  type ContentParts,
  createCostBudget,
  type LoginAttempts,
  noComments,
  type ServerContext,
} from '../documents/content-context.ts'
import { createMediaStore, type MediaFile, type StoredMedia } from '../documents/media-store.ts'
import { createPageEvents } from '../documents/page-events.ts'
import type { ContentDatabase } from '../documents/tables.ts'
import { fileStoreOn } from '../files/file-store.ts'
import { type ContentSocket, createContentSocket, type SocketOperations, socketOperations } from './graphql-socket.ts'
import { loginSchema } from './login-schema.ts'
import { mediaSchema } from './media-schema.ts'
import { menuSchema } from './menu-schema.ts'
import { pageChangesSchema } from './page-changes-schema.ts'
import { pageEditingSchema, postEditingSchema } from './page-editing-schema.ts'
import { blockTypeDefinitions, pageSchema, postSchema } from './page-schema.ts'
import { costDirectives, depthLimit, maxQueryCost, queryCost } from './query-cost.ts'
import { isGraphQLError, overBudget, tooMany } from './refusal.ts'
import { contextFor, type SchemaPart, viewerFrom } from './schema-part.ts'
import { testimonialsSchema } from './testimonials-schema.ts'
import { tokensOn } from './tokens.ts'

/** Longest query in tokens: the parser is recursive, and a megabyte of braces would exhaust its stack. */
const maxTokens = 2000

/** Limits of external queries: each may read much content, and the site needs the database too. */
const publicQueries = { atOnce: 4, waiting: 50 }

/** Limits length, depth and cost of a query and, for external clients, cost per minute and concurrency. A valid token has no budget. */
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
    // HTTP streaming would need its own limits per connection.
    if (!args.contextValue.overSocket) setSubscribeFn(onlyOverSocket)
  },
}

const json = 'application/json'

/**
 * Rejects requests that another site can send without a CORS preflight (forms, plain text), and everything else that GraphQL over HTTP does not
 * require: https://graphql.github.io/graphql-over-http/draft/#sec-POST. Yoga accepts forms by default.
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
  return seconds === 0 ? null : overBudget(seconds)
}

function busy() {
  return tooMany(503, 'Too many queries are running', 1)
}

function unavailable() {
  const http = { status: 503, headers: { 'retry-after': '30' } }
  const message = 'The database is unavailable. Try again in 30 s.'
  return createGraphQLError(message, { extensions: { code: 'UNAVAILABLE', http } })
}

function onlyOverSocket() {
  return { errors: [createGraphQLError('Subscribe over a websocket, with the protocol graphql-transport-ws.')] }
}

/** Taxonomy terms (docs/product.md#content-source). */
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

/** The schema (docs/product.md#content-source), one file per topic. `@cost` and `@listSize` declare the cost of a field; see `query-cost.ts`. */
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
   * Answers GraphQL over HTTP at `/graphql?lang=de|en`; other paths get 404. `address` is the visitor's, to count failed logins. `sender` identifies
   * an external client, whose queries have a budget and a concurrency limit; the site itself has neither. `device` is a known device of the user name
   * that logs in.
   */
  fetch(request: Request, address?: string, sender?: string, device?: string | null): Promise<Response>
  /** The bytes served at `/media/{id}/{filename}`, which never change. Throws `FilesUnavailable`. */
  media(id: string): Promise<MediaFile | undefined>
  mediaFacts(id: string): Promise<StoredMedia | undefined>
  /** Whether a long body should be read: only with the token of an editor, who may upload pictures. */
  takesLong(request: Request): Promise<boolean>
  /** Receives a payload of `pageEventsChannel`. */
  heard(payload: string): void
  tokens: ContentTokens
  socket: ContentSocket
}

type Given = 'files' | 'clock' | 'attempts' | 'checkLogin' | 'onLogin' | 'announce' | 'record' | 'comments'

/** By default files are in the database, there are no comments, logins are impossible, and neither counted nor announced. */
export interface ContentSystemOptions extends Partial<Pick<ContentParts, Given>> {
  /** Called for every failure that is not the query's fault; the response contains no details. */
  onError?: (error: unknown) => void
  /** The site's own URL, whose pages may open websockets behind any proxy. */
  siteUrl?: string
  /** Other origins that may query over HTTP and websocket, such as `https://other.example`. */
  origins?: readonly string[]
  randomSource?: Pick<RandomSource, 'token'>
  /** Exchanges a preview ticket for its token, so that the script of a preview does not need the token. */
  redeem?: (authorization: string) => string
}

/** The embedded headless content system on `db` (docs/product.md#content-source). Its tables must exist (`tables.ts`). */
export function createContentSystem(
  db: ContentDatabase,
  {
    onError = () => undefined,
    redeem = (authorization) => authorization,
    siteUrl,
    origins = [],
    ...given
  }: ContentSystemOptions = {},
): ContentSystem {
  const system = contentParts(db, given)
  const media = createMediaStore(db, system.files)
  const yoga = createYoga<ServerContext, ContentContext>({
    schema: contentSchema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    plugins: [jsonOnly, queryGuard],
    // Off unless the owner names origins; cookies are not used here.
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
        if (masked !== error) onError(error)
        return masked !== error && isOutage(error) ? unavailable() : masked
      },
    },
  })
  const roleOf = async (authorization: string | null) => {
    try {
      return (await viewerFrom(system.tokens, authorization))?.role ?? 'visitor'
    } catch (error) {
      if (isGraphQLError(error)) return undefined
      throw error
    }
  }
  const isKnown = async (authorization: string | null) => (await roleOf(authorization)) !== undefined
  const operations = exchangePreviewTokens(socketOperations(yoga, isKnown, { budget: system.budget, onError }), redeem)
  return {
    fetch: async (request, address = '', sender, device = null) =>
      await yoga.fetch(request, { address, device, sender: sender ?? null, overSocket: false }),
    media: media.file,
    mediaFacts: media.find,
    async takesLong({ headers }) {
      const authorization = headers.get('authorization')
      // Without a token there is nothing to look up.
      return authorization !== null && (await roleOf(authorization)) === 'editor'
    },
    tokens: system.tokens,
    heard: system.pageEvents.heard,
    socket: createContentSocket(operations, { origins: [...ownOrigin(siteUrl), ...origins], onError }),
  }
}

const uncounted: LoginAttempts = { count: async (keys) => keys.map(() => 1), forgive: () => Promise.resolve() }

function contentParts(
  db: ContentDatabase,
  {
    clock = { now: () => Temporal.Now.instant() },
    randomSource = { token: () => randomBytes(32).toString('base64url') },
    ...given
  }: ContentSystemOptions,
): ContentParts {
  return {
    db,
    files: fileStoreOn(db),
    clock,
    tokens: tokensOn(db, { clock, randomSource }),
    attempts: uncounted,
    checkLogin: () => Promise.resolve(null),
    onLogin: () => Promise.resolve(),
    announce: () => Promise.resolve(),
    record: () => Promise.resolve(),
    pageEvents: createPageEvents(),
    budget: createCostBudget(clock),
    queries: pLimit(publicQueries.atOnce),
    comments: noComments,
    ...given,
  }
}

function ownOrigin(siteUrl: string | undefined): string[] {
  return siteUrl === undefined ? [] : [new URL(siteUrl).origin]
}

/** Wraps operations to accept a preview ticket in place of a token. */
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

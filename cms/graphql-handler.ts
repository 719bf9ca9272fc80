import { randomBytes } from 'node:crypto'
import { createYoga, maskError, type Plugin } from 'graphql-yoga'
import type { Chance, Clock } from '#usecases/ports.ts'
import type { CheckLogin, ContentContext, ContentHouse } from './content-context.ts'
import type { ContentDatabase } from './content-database.ts'
import { createLoginAttempts } from './login-attempts.ts'
import type { AnnouncePages } from './page-editor.ts'
import { createNewsDesk } from './page-news.ts'
import { noComments, type PublicComments } from './post-comments.ts'
import { createPostStore } from './post-store.ts'
import { queryLimits } from './query-limits.ts'
import { contextFor } from './request-context.ts'
import { contentSchema } from './schema.ts'
import { tokensOn } from './tokens.ts'

export interface ContentSystem {
  /** Answers GraphQL over HTTP at `/graphql?lang=de|en`; other paths get 404. `address` is the visitor's, to count failed logins. */
  fetch(request: Request, address?: string): Promise<Response>
  /** Takes what came over `pageNewsChannel`. */
  heard(payload: string): void
}

export interface ContentSystemOptions {
  /** Hears of every failure that is not the fault of the query; the answer itself says only that something unexpected happened. */
  onError?: (error: unknown) => void
  /** Approved comments by post; without it there are none. */
  comments?: PublicComments
  /** Without it nobody can log in. */
  checkLogin?: CheckLogin
  /** Tells every process, in the transaction that is given, that visitors see other pages now. */
  announce?: AnnouncePages
  clock?: Clock
  chance?: Pick<Chance, 'token'>
}

/** Longest query text in tokens: the parser works recursively, and a megabyte of braces would exhaust its stack. */
const mostTokens = 2000

/** The embedded headless content system on `db` (SPEC §7, 'Content data source'). Its tables must exist (`tables.ts`). */
export function createContentSystem(db: ContentDatabase, options: ContentSystemOptions = {}): ContentSystem {
  const house = furnished(db, options)
  const yoga = createYoga<{ address: string }, ContentContext>({
    schema: contentSchema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    plugins: [limits],
    context: ({ request, address }) =>
      contextFor(house, { url: request.url, authorization: request.headers.get('authorization'), address }),
    maskedErrors: {
      isDev: false,
      maskError(error, message, isDev) {
        const masked = maskError(error, message, isDev)
        if (masked !== error) options.onError?.(error)
        return masked
      },
    },
  })
  return {
    fetch: async (request, address = '') => await yoga.fetch(request, { address }),
    heard: house.news.heard,
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
    announce: options.announce ?? (() => Promise.resolve()),
    news: createNewsDesk(),
    posts: createPostStore(db),
    comments: options.comments ?? noComments,
  }
}

const limits: Plugin = {
  onParse: ({ parseFn, setParseFn }) =>
    setParseFn((source, options) => parseFn(source, { ...options, maxLexicalTokens: mostTokens })),
  onValidate: ({ addValidationRule }) => addValidationRule(queryLimits),
}

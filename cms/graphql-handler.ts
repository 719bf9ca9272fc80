import { createYoga, maskError, type Plugin } from 'graphql-yoga'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'
import type { ContentDatabase } from './content-database.ts'
import { noComments, type PublicComments } from './post-comments.ts'
import { createPostStore } from './post-store.ts'
import { queryLimits } from './query-limits.ts'
import { type ContentContext, contentSchema } from './schema.ts'
import { createContentStore } from './store.ts'

export interface ContentSystem {
  /** Answers GraphQL over HTTP at `/graphql?lang=de|en`; other paths get 404. */
  fetch(request: Request): Promise<Response>
}

export interface ContentSystemOptions {
  /** Hears of every failure that is not the fault of the query; the answer itself says only that something unexpected happened. */
  onError?: (error: unknown) => void
  /** Approved comments by post; without it there are none. */
  comments?: PublicComments
}

/** Longest query text in tokens: the parser works recursively, and a megabyte of braces would exhaust its stack. */
const mostTokens = 2000

/** The embedded headless content system on `db` (SPEC §7, 'Content data source'). Its tables must exist (`tables.ts`). */
export function createContentSystem(db: ContentDatabase, options: ContentSystemOptions = {}): ContentSystem {
  const store = createContentStore(db)
  const posts = createPostStore(db)
  const { comments = noComments } = options
  const yoga = createYoga<object, ContentContext>({
    schema: contentSchema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    plugins: [limits],
    context: ({ request }) => ({ store, posts, comments, language: askedLanguage(request) }),
    maskedErrors: {
      isDev: false,
      maskError(error, message, isDev) {
        const masked = maskError(error, message, isDev)
        if (masked !== error) options.onError?.(error)
        return masked
      },
    },
  })
  return { fetch: async (request) => await yoga.fetch(request) }
}

/** The default client names no language and gets German (SPEC §1). */
function askedLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang')
  return isLanguage(asked) ? asked : defaultLanguage
}

const limits: Plugin = {
  onParse: ({ parseFn, setParseFn }) =>
    setParseFn((source, options) => parseFn(source, { ...options, maxLexicalTokens: mostTokens })),
  onValidate: ({ addValidationRule }) => addValidationRule(queryLimits),
}

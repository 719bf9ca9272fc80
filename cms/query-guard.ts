import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import type { ContentContext } from './content-context.ts'
import { maxQueryCost, queryCost } from './query-cost.ts'
import { depthLimit } from './query-limits.ts'

/** Longest query text in tokens: the parser works recursively, and a megabyte of braces would exhaust its stack. */
const maxTokens = 2000

/**
 * What a query may ask for: length, depth and cost; and for queries from outside how much one sender may ask for in a minute, and how many
 * run at once. Who brings a valid token has no budget, but waits for a turn as well.
 */
export const queryGuard: Plugin<ContentContext> = {
  onParse: ({ parseFn, setParseFn }) =>
    setParseFn((source, options) => parseFn(source, { ...options, maxLexicalTokens: maxTokens })),
  onValidate: ({ addValidationRule }) => addValidationRule(depthLimit),
  onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
    const refusal = refusalOf(args, args.contextValue)
    if (refusal) return setResultAndStopExecution({ errors: [refusal] })
    const { sender, queries } = args.contextValue
    if (sender !== null) setExecuteFn((toRun) => queries.run(() => executeFn(toRun)) ?? { errors: [busy()] })
  },
  onSubscribe({ args, setResultAndStopExecution, setSubscribeFn }) {
    const refusal = refusalOf(args, args.contextValue)
    if (refusal) return setResultAndStopExecution({ errors: [refusal] })
    // HTTP could stream them as well, but then each connection would need limits of its own.
    if (!args.contextValue.overSocket) setSubscribeFn(onlyOverSocket)
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

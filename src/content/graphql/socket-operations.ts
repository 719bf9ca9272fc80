import { type ExecutionArgs, type GraphQLError, getOperationAST } from 'graphql'
import type { OperationResult, SubscribePayload } from 'graphql-ws'
import { createGraphQLError, type YogaServerInstance } from 'graphql-yoga'
import type { ContentContext, CostBudget, ServerContext } from '../documents/content-context.ts'
import { isGraphQLError, overBudget } from './refusal.ts'

const maxSubscriptions = 20
/** The cost of a subscription before its text is read, as a query that reads one thing: any text is parsed and validated. */
const messageCost = 100

interface Asking {
  /** Path and query of the upgrade request. */
  url: string
  authorization: string | null
  address: string
  /** The client whose budget pays for the subscription; null for one without. */
  sender: string | null
}

/** Operations over a websocket: subscriptions, under the same rules as queries over HTTP. */
export interface SocketOperations {
  /** Whether the connection parameters contain a valid token, or none at all. */
  knows(authorization: string | null): Promise<boolean>
  /** `count` is the number of subscriptions of the connection, including this one. */
  prepare(asking: Asking, payload: SubscribePayload, count: number): Promise<ExecutionArgs | GraphQLError[]>
  subscribe(args: ExecutionArgs): OperationResult
}

type Yoga = YogaServerInstance<ServerContext, ContentContext>

export function socketOperations(
  yoga: Yoga,
  knows: SocketOperations['knows'],
  { budget, onError }: { budget: CostBudget; onError: (error: unknown) => void },
): SocketOperations {
  const prepared = new WeakMap<ExecutionArgs, (args: ExecutionArgs) => OperationResult>()

  async function argsFor({ url, authorization, address }: Asking, payload: SubscribePayload) {
    const { query, operationName, variables, extensions } = payload
    const headers = authorization === null ? undefined : { authorization }
    const request = new Request(new URL(url, 'http://content.invalid'), headers && { headers })
    const params = {
      query,
      variables: variables ?? {},
      extensions: extensions ?? {},
      ...(operationName && { operationName }),
    }
    // as: the type requires all arguments of a resolver, but only the request is used
    const { schema, parse, validate, contextFactory, subscribe } = yoga.getEnveloped({
      request,
      params,
      address,
      device: null,
      sender: null,
      overSocket: true,
    } as Parameters<typeof yoga.getEnveloped>[0])
    const document = parse(query)
    const wrong = validate(schema, document)
    if (wrong.length > 0) return [...wrong]
    if (getOperationAST(document, operationName)?.operation !== 'subscription')
      return [createGraphQLError('Only subscriptions are answered here; ask everything else over HTTP.')]
    const args = { schema, document, operationName, variableValues: variables, contextValue: await contextFactory() }
    prepared.set(args, subscribe)
    return args
  }

  return {
    knows,
    async prepare(asking, payload, count) {
      if (count > maxSubscriptions)
        return [createGraphQLError(`A connection may have ${maxSubscriptions} subscriptions.`)]
      const seconds = asking.sender === null ? 0 : budget.spend(asking.sender, messageCost)
      if (seconds > 0) return [overBudget(seconds)]
      try {
        return await argsFor(asking, payload)
      } catch (error) {
        if (isGraphQLError(error)) return [error]
        onError(error)
        return [createGraphQLError('Unexpected error.')]
      }
    },
    subscribe(args) {
      const subscribe = prepared.get(args)
      if (!subscribe) throw new Error('a subscription that was not prepared')
      return subscribe(args)
    },
  }
}

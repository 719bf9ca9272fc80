import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/** Why something asked of the content system is not done. The code is for programs, the message for anyone who writes them. */
export interface Refusal {
  code:
    | 'UNAUTHENTICATED'
    | 'FORBIDDEN'
    | 'TOO_MANY_ATTEMPTS'
    | 'BAD_USER_INPUT'
    | 'NOT_FOUND'
    | 'CONFLICT'
    | 'NOTHING_TO_PUBLISH'
    | 'NOT_PUBLISHED'
  message: string
}

/** A refusal as GraphQL says it: the code is in `extensions.code`. */
export function refusalError({ code, message }: Refusal): GraphQLError {
  return createGraphQLError(message, { extensions: { code } })
}

/** By name: the class exists twice where the engine is loaded in its development form beside the other one. */
export function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

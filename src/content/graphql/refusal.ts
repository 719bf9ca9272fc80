import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/** Why the content system rejects a request. The code is for programs, the message for their authors. */
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
    | 'IN_USE'
    | 'STORAGE_AWAY'
  message: string
}

/** As a GraphQL error with the code in `extensions.code`. */
export function refusalError({ code, message }: Refusal): GraphQLError {
  return createGraphQLError(message, { extensions: { code } })
}

export function overBudget(seconds: number): GraphQLError {
  return tooMany(429, 'You have asked for too much within a minute', seconds)
}

/** A query that can be sent again in some seconds. */
export function tooMany(status: number, message: string, seconds: number): GraphQLError {
  const http = { status, headers: { 'retry-after': String(seconds) } }
  return createGraphQLError(`${message}. Try again in ${seconds} s.`, {
    extensions: { code: 'TOO_MANY_QUERIES', http },
  })
}

/** By name, because the class exists twice when the engine is loaded in both its development and its production build. */
export function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

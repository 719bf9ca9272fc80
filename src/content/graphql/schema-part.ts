import type { GraphQLFieldResolver } from 'graphql'
import type { ContentContext } from '../documents/content-context.ts'

/** One topic of the schema. Its queries are in `extend type Query { … }`; graphql-handler.ts lists all parts. */
export interface SchemaPart {
  typeDefs: string
  /** By type and field. Interfaces and unions return `__typename`. */
  resolvers?: Record<string, Record<string, PartResolver | { subscribe: PartResolver }>>
}

// The schema beside the resolver defines parent and arguments; GraphQL checks them before it calls.
// biome-ignore lint/suspicious/noExplicitAny: each resolver declares its own parent and arguments
type PartResolver = GraphQLFieldResolver<any, ContentContext, any, unknown>

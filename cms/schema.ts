import { createSchema } from 'graphql-yoga'
import { blockTypeDefinitions } from './block-types.ts'
import type { ContentContext } from './content-context.ts'
import { loginSchema } from './login-schema.ts'
import { mediaSchema } from './media-schema.ts'
import { menuSchema } from './menu-schema.ts'
import { pageChangesSchema } from './page-changes-schema.ts'
import { pageEditingSchema } from './page-editing-schema.ts'
import { pageSchema } from './page-schema.ts'
import { postEditingSchema } from './post-editing-schema.ts'
import { postSchema } from './post-schema.ts'
import { costDirectives } from './query-cost.ts'
import type { SchemaPart } from './schema-part.ts'
import { termSchema } from './term-schema.ts'
import { testimonialsSchema } from './testimonials-schema.ts'

/** The schema of SPEC §7, one file a topic. `@cost` and `@listSize` say what a field reads; see `query-cost.ts`. */
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

export const contentSchema = createSchema<ContentContext>({
  typeDefs: parts.map(({ typeDefs }) => typeDefs),
  resolvers: parts.map(({ resolvers }) => resolvers ?? {}),
})

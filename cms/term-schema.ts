import type { SchemaPart } from './schema-part.ts'

/** What pages are filed under (SPEC §7). */
export const termSchema: SchemaPart = {
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

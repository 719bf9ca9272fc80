import { and, asc, eq } from 'drizzle-orm'
import { authorLine, chosenTestimonials } from '#domain/content/testimonial.ts'
import { contentTestimonial } from '../documents/tables/content.ts'
import type { SchemaPart } from './schema-part.ts'

/** What customers say (docs/product.md#testimonials), in the language of the endpoint. */
export const testimonialsSchema: SchemaPart = {
  typeDefs: `
    extend type Query {
      "In the order of the slugs; without slugs all, in the order of the editors."
      testimonials(slugs: [String!]): [Testimonial!]! @cost(weight: 100)
    }

    type Testimonial {
      slug: String!
      "Name and what this person does, in one line."
      author: String!
      "The parts of that line. What was written as one line is the name."
      name: String!
      role: String!
      company: String!
      "The short name of the workshop that it is about."
      workshop: String
      "The id of the trainer that it is about."
      trainer: ID
      "Plain text."
      message: String!
    }
  `,
  resolvers: {
    Query: {
      testimonials: async (_, { slugs }: { slugs?: string[] | null }, { db, language, viewer }) => {
        const { position, slug, author: name, isPublished, ...columns } = contentTestimonial
        const { role, company, message, workshop, trainer } = columns
        const all = await db
          .select({ slug, name, role, company, message, workshop, trainer })
          .from(contentTestimonial)
          .where(and(eq(contentTestimonial.language, language), viewer ? undefined : isPublished))
          .orderBy(asc(position), asc(slug))
        return chosenTestimonials(
          all.map((one) => ({ ...one, author: authorLine(one) })),
          slugs ?? undefined,
        )
      },
    },
  },
}

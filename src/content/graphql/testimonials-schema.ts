import { and, asc, eq } from 'drizzle-orm'
import { chosenTestimonials } from '#domain/content/testimonial.ts'
import { contentTestimonial } from '../documents/tables/content-testimonial.ts'
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
      "Plain text."
      message: String!
    }
  `,
  resolvers: {
    Query: {
      testimonials: async (_, { slugs }: { slugs?: string[] | null }, { db, language, viewer }) => {
        const { position, slug, author, message, isPublished } = contentTestimonial
        const all = await db
          .select({ slug, author, message })
          .from(contentTestimonial)
          .where(and(eq(contentTestimonial.language, language), viewer ? undefined : isPublished))
          .orderBy(asc(position), asc(slug))
        return chosenTestimonials(all, slugs ?? undefined)
      },
    },
  },
}

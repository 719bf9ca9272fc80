import { type Negotiated, negotiation } from '../negotiation.ts'

/** What not every WordPress can be asked for, since it comes from plugins. */
const negotiable = {
  translations: {
    ways: [
      // Polylang
      'translations { slug uri language { locale } }',
      // WPML
      'translated { slug uri locale { locale } }',
      // as in docs/product.md#content-source
      'translated { slug locale }',
      '',
    ],
    refusal: /Cannot query field "(translations|translated|language|locale|slug|uri)"|Field "locale"/,
  },
  contentType: { ways: ['contentTypeName', ''], refusal: /Cannot query field "contentTypeName"/ },
  trainingCategory: { ways: ['trainingCategoryId', ''], refusal: /Cannot query field "trainingCategoryId"/ },
}

export type NegotiatedFields = Record<keyof typeof negotiable, string>

export function negotiatedFields(): Negotiated<keyof typeof negotiable> {
  return negotiation(negotiable)
}

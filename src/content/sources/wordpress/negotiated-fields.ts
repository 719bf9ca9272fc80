import { type Negotiated, negotiation } from '../negotiation.ts'

/** Query parts that depend on installed plugins. */
const negotiable = {
  // wp-graphql-content-blocks, or wp-graphql-gutenberg
  blocks: { ways: ['editorBlocks', 'blocks'], refusal: /Cannot query field "editorBlocks"/ },
  translations: {
    ways: [
      // Polylang
      'translations { id slug uri language { locale } }',
      // WPML
      'translated { id slug uri locale { locale } }',
      // as in docs/product.md#content-source
      'translated { slug locale }',
      '',
    ],
    refusal: /Cannot query field "(translations|translated|language|locale|slug|uri|id)"|Field "locale"/,
  },
  contentType: { ways: ['contentTypeName', ''], refusal: /Cannot query field "contentTypeName"/ },
  trainingCategory: { ways: ['trainingCategoryId', ''], refusal: /Cannot query field "trainingCategoryId"/ },
}

export type NegotiatedFields = Record<keyof typeof negotiable, string>

export function negotiatedFields(): Negotiated<keyof typeof negotiable> {
  return negotiation(negotiable)
}

import { languages } from '../language.ts'

/** The clients of the content source (docs/product.md#content-source): one without a language, one for each. */
export const contentClientIds = ['default', ...languages] as const

export type ContentClientId = (typeof contentClientIds)[number]

/** The bearer tokens that an editor’s browser holds, each for its own client (docs/product.md#content-tokens). */
export type ContentTokens = Readonly<Partial<Record<ContentClientId, string>>>

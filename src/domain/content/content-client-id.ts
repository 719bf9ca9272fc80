import { languages } from '../language.ts'

/** The clients of the content source (docs/product.md#content-source): one without a language and one per language. */
export const contentClientIds = ['default', ...languages] as const

export type ContentClientId = (typeof contentClientIds)[number]

/** The bearer tokens in an editor's browser, by client (docs/product.md#content-tokens). */
export type ContentTokens = Readonly<Partial<Record<ContentClientId, string>>>

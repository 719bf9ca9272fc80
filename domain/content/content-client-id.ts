import { languages } from '../language.ts'

/** The clients of the content source (SPEC §7): one without a language, one for each. */
export const contentClientIds = ['default', ...languages] as const

export type ContentClientId = (typeof contentClientIds)[number]

/** The bearer tokens that an editor’s browser holds, each for its own client (SPEC §9, 'Cookie names are per client'). */
export type ContentTokens = Readonly<Partial<Record<ContentClientId, string>>>

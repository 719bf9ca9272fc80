import type { Language } from '../language.ts'

/** The parts of a mail that the owner may write again; `closing` is one more paragraph at the end, which no mail has by itself. */
export const mailParts = ['subject', 'headline', 'opening', 'closing'] as const
export type MailPart = (typeof mailParts)[number]

export type MailTexts = Partial<Record<MailPart, string>>

/** Replaced texts by kind of mail; a missing part has its default. */
export type MailReplacements = Readonly<Partial<Record<string, Partial<Record<Language, MailTexts>>>>>

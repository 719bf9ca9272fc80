/** Every list that somebody can sign up for. A newsletter block names one of them (SPEC §3). */
export const newsletterLists = ['monthly'] as const

export type ListId = (typeof newsletterLists)[number]

/** What the box of a booking and the page of its own sign up for. */
export const mainList: ListId = 'monthly'

/** Null for a list that there is none of: a forged form, or a block that an editor misspelt. */
export function listOf(id: string): ListId | null {
  return newsletterLists.find((known) => known === id) ?? null
}

import type { Refusal } from '../graphql/refusal.ts'

/** Something with a draft beside what is published: a page, or a post. `content` is what visitors see of it, or would. */
export interface Drafted<Content> {
  content: Content
  status: 'draft' | 'published'
  /** The draft beside the published content. */
  draft: Content | null
  revision: number
}

export type ContentChange<Content> =
  | { kind: 'saved' | 'restored'; content: Content }
  | { kind: 'published' }
  | { kind: 'unpublished' }

export type ContentDecision<Content> =
  | { accepted: true; next: Drafted<Content> }
  | { accepted: false; refusal: Refusal }

/**
 * Saving never touches what visitors see, publishing shows what was saved last, withdrawing keeps the last words as a draft.
 * Anyone who changes something names the revision that they have seen.
 */
export function changeContent<Content>(
  before: Drafted<Content>,
  change: ContentChange<Content>,
  expectedRevision: number,
): ContentDecision<Content> {
  if (before.revision !== expectedRevision) return refuse(conflict(before.revision))
  const revision = before.revision + 1
  const latest = before.draft ?? before.content
  if (change.kind === 'published') {
    if (before.status === 'published' && !before.draft)
      return refuse({ code: 'NOTHING_TO_PUBLISH', message: 'It is published as it is.' })
    return { accepted: true, next: { content: latest, status: 'published', draft: null, revision } }
  }
  if (change.kind === 'unpublished') {
    if (before.status === 'draft') return refuse({ code: 'NOT_PUBLISHED', message: 'It is not published.' })
    return { accepted: true, next: { content: latest, status: 'draft', draft: null, revision } }
  }
  return before.status === 'published'
    ? { accepted: true, next: { ...before, draft: change.content, revision } }
    : { accepted: true, next: { ...before, content: change.content, revision } }
}

export function conflict(revision: number): Refusal {
  return { code: 'CONFLICT', message: `It has changed meanwhile. Its revision is ${revision} now.` }
}

function refuse(refusal: Refusal) {
  return { accepted: false as const, refusal }
}

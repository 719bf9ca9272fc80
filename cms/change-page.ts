import type { Refusal } from './refusal.ts'
import type { PageContent } from './stored-block.ts'

/** What of a page an editor's change is about. */
export interface PageState extends PageContent {
  status: 'draft' | 'published'
  /** What lies beside what is published. */
  draft: PageContent | null
  revision: number
}

export type PageChange =
  | { kind: 'saved' | 'restored'; content: PageContent }
  | { kind: 'published' }
  | { kind: 'unpublished' }

export type PageDecision = { accepted: true; page: PageState } | { accepted: false; refusal: Refusal }

/**
 * Saving never touches what visitors see, publishing shows what was saved last, withdrawing a page keeps its last words as a draft.
 * Whoever changes a page names the revision that they have seen.
 */
export function changePage(page: PageState, change: PageChange, expectedRevision: number): PageDecision {
  if (page.revision !== expectedRevision) return refuse(conflict(page.revision))
  const next = { ...page, revision: page.revision + 1 }
  if (change.kind === 'published') {
    if (page.status === 'published' && !page.draft)
      return refuse({ code: 'NOTHING_TO_PUBLISH', message: 'The page is published as it is.' })
    return accept({ ...next, ...page.draft, status: 'published', draft: null })
  }
  if (change.kind === 'unpublished') {
    if (page.status === 'draft') return refuse({ code: 'NOT_PUBLISHED', message: 'The page is not published.' })
    return accept({ ...next, ...page.draft, status: 'draft', draft: null })
  }
  return page.status === 'published'
    ? accept({ ...next, draft: change.content })
    : accept({ ...next, ...change.content })
}

/** What an editor reads in a page: the draft where there is one. */
export function latestContent({ title, blocks, trainingCategoryId, draft }: Omit<PageState, 'revision'>): PageContent {
  return draft ?? { title, blocks, trainingCategoryId }
}

export function conflict(revision: number): Refusal {
  return { code: 'CONFLICT', message: `The page has changed meanwhile. Its revision is ${revision} now.` }
}

function accept(page: PageState): PageDecision {
  return { accepted: true, page }
}

function refuse(refusal: Refusal): PageDecision {
  return { accepted: false, refusal }
}

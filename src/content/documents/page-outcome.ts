import type { Refusal } from '../graphql/refusal.ts'
import type { PageOutcome, PageRefusal } from '../ports/page-service.ts'
import type { Edited } from './page-editor.ts'

/** What a conflict is about: another revision, or another page at the address. */
export type Conflict = 'stale' | 'taken'

const reasons: Readonly<Partial<Record<Refusal['code'], PageRefusal>>> = {
  NOT_FOUND: 'missing',
  NOTHING_TO_PUBLISH: 'nothing-to-publish',
  NOT_PUBLISHED: 'not-published',
  BAD_USER_INPUT: 'no-translation',
}

/** The outcome of an edit of a page or a post, for the office. */
export function outcomeOf(edited: Edited<{ id: string; revision: number }>, conflict: Conflict = 'stale'): PageOutcome {
  if (!edited.refusal) return { outcome: 'done', id: edited.page.id, revision: edited.page.revision }
  const { code, message } = edited.refusal
  const reason = code === 'CONFLICT' ? conflict : reasons[code]
  if (!reason) throw new Error(message)
  return refused(reason)
}

export function refused(reason: PageRefusal): PageOutcome {
  return { outcome: 'refused', reason }
}

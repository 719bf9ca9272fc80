import type { EditedContent } from './edited-content.ts'

/** What is not saved yet, kept in this tab: it outlives a reload, a session that has ended and a browser that lost its connection. */
export interface KeptDraft {
  /** Of the page as it was opened. */
  revision: number
  content: EditedContent
}

const keyOf = (id: string) => `office-page:${id}`

export function keepDraft(id: string, draft: KeptDraft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {
    // a full or forbidden storage: the editor itself still has it
  }
}

export function forgetDraft(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // as above
  }
}

/** Null where there is none, or none that can be read. */
export function keptDraft(id: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

function isDraft(kept: unknown): kept is KeptDraft {
  if (typeof kept !== 'object' || kept === null || !('revision' in kept) || !('content' in kept)) return false
  const { content } = kept
  return typeof content === 'object' && content !== null && 'title' in content && 'blocks' in content
}

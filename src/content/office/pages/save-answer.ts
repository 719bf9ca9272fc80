import { data, isRouteErrorResponse } from 'react-router'
import type { Refusal, Result } from '#domain/result.ts'
import { refused } from '#domain/result.ts'
import type { DocumentRefusal, OpenedDocument } from '../../ports/documents.ts'

/** `no-answer`: the connection was lost, or the server failed. */
export type SaveRefusal = DocumentRefusal | 'no-answer'

export interface SaveAnswer {
  outcome: Result<{ id: string; revision: number }, Refusal<SaveRefusal>>
  /** The page as someone else has left it, when that came between. */
  theirs: OpenedDocument | null
}

/**
 * Saves from the editor, which stays open without an answer: the router would show its error page in place of it. Redirects (a session that has
 * ended) and refused addresses go their usual way.
 */
export async function answerOrNone<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    // With a status of a failure the router doesn't load the page again.
    return data({ outcome: refused('no-answer'), theirs: null }, { status: 503 })
  }
}

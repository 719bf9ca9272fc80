import type { SubmissionResult } from '@conform-to/react'

/** What became of a comment that was not kept. */
export interface CommentAttempt {
  lastResult: SubmissionResult<string[]>
  /** Why, where no field is to blame. */
  problem: 'reply-gone' | 'unsure' | 'too-many' | 'failed' | null
  /** For the form when it is sent once more. */
  ticket?: string | undefined
}

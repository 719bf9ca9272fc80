import type { SubmissionResult } from '@conform-to/react'

/** What the server says about a form that it alone has judged. */
export type FormAnswer =
  | { done: true }
  | {
      done: false
      lastResult: SubmissionResult<string[]>
      /** Why it was not taken, where no field is to blame. */
      problem: 'unsure' | 'too-many' | 'failed' | null
      /** For the form when it is sent once more. */
      ticket?: string | undefined
    }

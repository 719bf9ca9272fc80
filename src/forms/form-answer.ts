import type { SubmissionResult } from '@conform-to/react'

/** The answer to a form that only the server validates. */
export type FormAnswer = { done: true } | FormRefusal

/** What became of a form that was not taken. */
export interface FormRefusal<Problem extends string = never> {
  done: false
  lastResult: SubmissionResult<string[]>
  /** Why, where no field is to blame. */
  problem: 'unsure' | 'too-many' | 'failed' | Problem | null
  /** For the form when it is sent once more. */
  ticket?: string | undefined
}

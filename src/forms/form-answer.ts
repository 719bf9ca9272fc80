import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'

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

/** The form in the body of a request. Throws a 400 for a body that is none. */
export async function formBody(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    // biome-ignore lint/style/useErrorCause: a response, not an error: it has no cause to carry
    throw data(null, { status: 400 })
  }
}

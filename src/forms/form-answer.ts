import type { SubmissionResult } from '@conform-to/react'
import { useErrorText } from './use-error-text.ts'

/** The answer to a form that only the server validates. */
export type FormAnswer = { done: true } | FormRefusal

export interface FormRefusal<Problem extends string = never> {
  done: false
  lastResult: SubmissionResult<string[]>
  /** Why, where no field is to blame. */
  problem: 'unsure' | 'too-many' | 'failed' | Problem | null
  /** For the form when it is sent once more. */
  ticket?: string | undefined
}

interface AnsweredField {
  id: string
  name: string
  /** What was sent before, for a page without script. */
  defaultValue: string
  error: string | undefined
}

/** The fields of a form that only the server validates (docs/decisions/0030): without JavaScript the answer has their values. */
export function useAnsweredFields<Name extends string>(
  formId: string,
  names: readonly Name[],
  answer: FormAnswer | null,
) {
  const errorText = useErrorText()
  const last = answer && !answer.done ? answer.lastResult : null
  const fieldOf = (name: Name): AnsweredField => {
    const sent = last?.initialValue?.[name]
    return {
      id: `${formId}-${name}`,
      name,
      defaultValue: typeof sent === 'string' ? sent : '',
      error: errorText(last?.error?.[name] ?? undefined),
    }
  }
  // Each name leads to its field: TypeScript cannot know that the list contains every name.
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, AnsweredField>
  const formError = errorText(last?.error?.[''] ?? undefined)
  const errors = [
    ...(formError === undefined ? [] : [{ fieldId: formId, text: formError }]),
    ...names.flatMap((name) => {
      const { id, error } = fields[name]
      return error === undefined ? [] : [{ fieldId: id, text: error }]
    }),
  ]
  return { fields, errors }
}

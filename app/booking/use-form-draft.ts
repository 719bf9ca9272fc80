import { useEffect, useRef, useState } from 'react'

interface FormDraft {
  /** Where the draft lies in the browser: of this tab only, gone when it closes. */
  key: string
  /** What is filled in. */
  value: object | undefined
  /** Nothing happens before the form is interactive: until then the server would be asked to put values back. */
  ready: boolean
  /** False when the server has just sent the values. */
  restore: boolean
  /** Puts a draft into the boxes. Whatever lies there: the schema judges it as it judges what is typed. */
  put(draft: object): void
}

/**
 * Keeps what was filled in when the page is reloaded or another date is chosen, and gives the number of this attempt, so that the
 * same form sent twice books once.
 */
export function useFormDraft({ key, value, ready, restore, put }: FormDraft): string {
  const [attempt, setAttempt] = useState('')
  const filledIn = textOf(value)
  const kept = useRef<string>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has become interactive
  useEffect(() => {
    if (!ready) return
    setAttempt(crypto.randomUUID())
    const draft = restore ? readDraft(key) : null
    if (draft) put(draft)
  }, [ready])

  useEffect(() => {
    if (attempt === '') return
    // What a form begins with is no draft.
    if (kept.current !== null && kept.current !== filledIn) sessionStorage.setItem(key, filledIn)
    kept.current = filledIn
  }, [key, attempt, filledIn])

  return attempt
}

/** Who agrees to the terms does so each time, and each form has an attempt of its own. */
function textOf(value: object | undefined): string {
  return JSON.stringify({ ...value, date: undefined, terms: undefined, attempt: undefined, joinsWaitlist: undefined })
}

function readDraft(key: string): object | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof draft === 'object' ? draft : null
  } catch {
    return null
  }
}

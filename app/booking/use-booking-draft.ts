import { useEffect, useRef, useState } from 'react'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import type { BookingFormMetadata } from './booking-fields.ts'

/** Where the draft lies in the browser: of this tab only, gone when it closes. */
export const draftKey = 'flightdeck.booking'

/**
 * Keeps what was filled in when the page is reloaded or another date is chosen, and gives the number of this attempt, so that the
 * same form sent twice books once. Nothing happens before the form is `ready`: until then the server would be asked to put values back.
 * `restore` is false when it has just sent them.
 */
export function useBookingDraft(
  form: BookingFormMetadata,
  { ready, restore }: { ready: boolean; restore: boolean },
): string {
  const [attempt, setAttempt] = useState('')
  const filledIn = textOf(form.value)
  const kept = useRef<string>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has become interactive
  useEffect(() => {
    if (!ready) return
    setAttempt(crypto.randomUUID())
    const draft = restore ? readDraft() : null
    if (draft) form.update({ value: draft })
  }, [ready])

  useEffect(() => {
    if (attempt === '') return
    // What a form begins with is no draft.
    if (kept.current !== null && kept.current !== filledIn) sessionStorage.setItem(draftKey, filledIn)
    kept.current = filledIn
  }, [attempt, filledIn])

  return attempt
}

/** Who agrees to the terms does so each time, and each form has an attempt of its own. */
function textOf(value: object | undefined): string {
  return JSON.stringify({ ...value, terms: undefined, attempt: undefined, joinsWaitlist: undefined })
}

function readDraft(): BookingFormInput | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return null
    // Unticked boxes leave no trace in a form; this one is ticked unless something says otherwise. Whatever else lies there is only
    // put into the boxes: the schema judges it as it judges what is typed.
    return { bookerTakesPart: '', ...draft } as unknown as BookingFormInput
  } catch {
    return null
  }
}

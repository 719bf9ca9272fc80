import { parse } from '@conform-to/dom'
import { useEffect, useState } from 'react'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import type { BookingFormMetadata } from './booking-fields.ts'

/** Where the draft lies in the browser: of this tab only, gone when it closes. */
export const draftKey = 'flightdeck.booking'

/**
 * Keeps what was filled in when the page is reloaded or another date is chosen, and gives the number of this attempt, so that the
 * same form sent twice books once. `restore` is false when the server has just sent the values back.
 */
export function useBookingDraft(form: BookingFormMetadata, restore: boolean): string {
  const [attempt, setAttempt] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has become interactive
  useEffect(() => {
    setAttempt(crypto.randomUUID())
    const element = document.getElementById(form.id)
    if (!(element instanceof HTMLFormElement)) return
    const draft = restore ? readDraft() : null
    if (draft) form.update({ value: draft })
    const keep = () => sessionStorage.setItem(draftKey, new URLSearchParams(textsOf(element)).toString())
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [])

  return attempt
}

function readDraft(): BookingFormInput | null {
  const stored = sessionStorage.getItem(draftKey)
  if (!stored) return null
  const formData = new FormData()
  for (const [name, value] of new URLSearchParams(stored)) formData.append(name, value)
  // Whatever lies there is only put into the boxes: the schema judges it as it judges what is typed.
  return parse(formData, { resolve: (value) => ({ value }) }).payload as unknown as BookingFormInput
}

function textsOf(form: HTMLFormElement): [string, string][] {
  const own = ['attempt', 'terms']
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !own.includes(name) && !name.startsWith('__') ? [[name, value]] : [],
  )
}

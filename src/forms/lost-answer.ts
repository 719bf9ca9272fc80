import { useSyncExternalStore } from 'react'

/**
 * What is known of a form that got no answer: `offline` – the browser has no network; `unknown` – it may have arrived; `not-arrived` – we have
 * asked, it has not; `again` – it is to be sent once more, and counts once.
 */
export type LostAnswer = 'offline' | 'unknown' | 'not-arrived' | 'again'

/** A form on its way. */
export interface SentForm {
  /** Distinguishes the forms of a page. */
  id: string
  /** Of a form that orders: what can be asked for. */
  idempotencyKey: string | null
  /** It was sent before, and no answer came. */
  isRepeated: boolean
}

// One browser, one page: the sender of a form and its notice are in different trees of React Router.
let onItsWay: SentForm | null = null
let lost: ReadonlyMap<string, LostAnswer> = new Map()
const listeners = new Set<() => void>()

/** A form is sent: earlier notices are over. */
export function noteSent(form: Omit<SentForm, 'isRepeated'>): void {
  onItsWay = { ...form, isRepeated: lost.has(form.id) }
  noteLost(form.id, null)
}

/** The form that was just sent; null for what no `PostForm` has sent. */
export function takeSentForm(): SentForm | null {
  const form = onItsWay
  onItsWay = null
  return form
}

export function noteLost(id: string, answer: LostAnswer | null): void {
  if ((lost.get(id) ?? null) === answer) return
  const others = [...lost].filter(([known]) => known !== id)
  lost = new Map(answer === null ? others : [...others, [id, answer]])
  for (const listener of listeners) listener()
}

/** What became of a form's last sending, where no answer came; else null. */
export function useLostAnswer(id: string): LostAnswer | null {
  return useSyncExternalStore(
    subscribe,
    () => lost.get(id) ?? null,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { startTransition, useEffect, useRef, useState } from 'react'
import { type draftKeys, keepDraft, readDraft } from './form-draft.ts'

interface KeptForm {
  /** Where the draft is in the browser. */
  key: (typeof draftKeys)[keyof typeof draftKeys]
  value: object | undefined
  /** Nothing happens before the form is interactive: until then the server would be asked to put values back. */
  ready: boolean
  /** False when the server has just sent the values. */
  restore: boolean
  /** The attempt that the server has given to a form which no script had touched. */
  given: string | undefined
  /** Puts a draft into the inputs. Its values are not trusted: the schema validates them like typed ones. */
  put(draft: object): void
}

export interface DraftKey {
  value: string
  /** It was sent from a page that is gone, and its outcome is unknown. */
  wasSent: boolean
}

/** Keeps what was filled in across reloads, tabs, languages and dates, with the number of this attempt (docs/decisions/0006). */
export function useFormDraft({ key, value, ready, restore, given = '', put }: KeptForm): DraftKey {
  const [idempotencyKey, setIdempotencyKey] = useState<DraftKey>({ value: given, wasSent: false })
  const filledIn = JSON.stringify(withoutPromises(value))
  const kept = useRef<string>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has become interactive
  useEffect(() => {
    if (!ready) return
    const draft = restore ? readDraft(key) : null
    startTransition(() =>
      setIdempotencyKey({ value: draft?.idempotencyKey ?? (given || crypto.randomUUID()), wasSent: !!draft?.sent }),
    )
    if (draft) put(draft.value)
  }, [ready])

  useEffect(() => {
    if (!ready || idempotencyKey.value === '') return
    // What a form begins with is no draft.
    if (kept.current !== null && kept.current !== filledIn) {
      const before = readDraft(key)
      const sent = before?.idempotencyKey === idempotencyKey.value && before.sent
      keepDraft(key, { at: Date.now(), idempotencyKey: idempotencyKey.value, sent, value: JSON.parse(filledIn) })
    }
    kept.current = filledIn
  }, [key, ready, idempotencyKey, filledIn])

  // Another tab has ordered with this attempt: what is here is another order.
  useEffect(() => {
    function hear(event: StorageEvent) {
      if (event.key === key && event.newValue === null)
        setIdempotencyKey({ value: crypto.randomUUID(), wasSent: false })
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [key])

  return idempotencyKey
}

/** Who agrees to the terms does so each time, and each form has an attempt of its own. */
function withoutPromises(value: object | undefined): object {
  return {
    ...value,
    date: undefined,
    terms: undefined,
    idempotencyKey: undefined,
    shownGross: undefined,
    shownDate: undefined,
    joinsWaitlist: undefined,
  }
}

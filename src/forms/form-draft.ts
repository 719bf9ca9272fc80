/** Where the drafts of the forms that order lie in the browser. */
export const draftKeys = {
  booking: 'flightdeck.booking',
  tickets: 'flightdeck.tickets',
  package: 'flightdeck.package',
} as const

/** In milliseconds: long enough for a train ride and a night, short enough for a computer that others use too (docs/rules/retention.md). */
export const draftLasts = 24 * 60 * 60 * 1000

/** What was filled in and not ordered yet, in the visitor’s own browser and nowhere else. */
export interface FormDraft {
  /** Milliseconds since 1970, of the last change. */
  at: number
  idempotencyKey: string
  /** It was sent, and no answer has come yet. */
  sent: boolean
  value: object
}

/** Null for what is too old, and for what someone else has put there. */
export function readDraft(key: string, now = Date.now()): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(draft) && draft.at > now - draftLasts && draft.at <= now ? draft : null
  } catch {
    return null
  }
}

export function keepDraft(key: string, draft: FormDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: the form works, and is empty after a reload.
  }
}

/** Notes on the draft of an attempt whether it is on its way, so that a page that is opened again asks what became of it. */
export function noteOnItsWay(idempotencyKey: string, sent: boolean): void {
  for (const [key, draft] of draftsOf(idempotencyKey)) keepDraft(key, { ...draft, sent })
}

/** What is ordered needs no draft any more. */
export function forgetDraft(idempotencyKey: string): void {
  for (const [key] of draftsOf(idempotencyKey)) localStorage.removeItem(key)
}

/** On every page: a draft whose time is over goes, also when its form is never opened again. */
export function forgetOldDrafts(): void {
  try {
    for (const key of Object.values(draftKeys))
      if (localStorage.getItem(key) !== null && !readDraft(key)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}

function draftsOf(idempotencyKey: string): [key: string, draft: FormDraft][] {
  return Object.values(draftKeys).flatMap((key): [string, FormDraft][] => {
    const draft = readDraft(key)
    return draft?.idempotencyKey === idempotencyKey ? [[key, draft]] : []
  })
}

function isDraft(draft: unknown): draft is FormDraft {
  if (typeof draft !== 'object' || draft === null) return false
  const { at, idempotencyKey, sent, value } = draft as Partial<Record<keyof FormDraft, unknown>>
  return (
    typeof at === 'number' &&
    typeof idempotencyKey === 'string' &&
    typeof sent === 'boolean' &&
    typeof value === 'object' &&
    value !== null
  )
}

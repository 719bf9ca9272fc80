import { type Language, languageOfPath } from '#domain/language.ts'
import type { LostAnswer, SentForm } from './lost-answer.ts'

/** The keys under which the browser stores the drafts of order forms. */
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

/** How long an answer is waited for, in milliseconds: longer than anything honest takes, shorter than a visitor’s patience. */
export const patience = 30_000

/** After how many milliseconds an order that is not there is asked for once more. */
export const secondLook = 3000

/** The page of the order of an idempotency key; null when no order has arrived. Rejects when the server does not answer. */
async function askForOrder(idempotencyKey: string, language: Language): Promise<string | null> {
  const answer = await fetch('/placed-order', {
    method: 'POST',
    body: new URLSearchParams({ idempotencyKey, language }),
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`asked for an order: ${answer.status}`)
  // Our own route answers (src/features/booking/site/placed-order.ts).
  const { href } = (await answer.json()) as { href: string | null }
  return href
}

/** What can be known about a form without an answer, right after it was sent or later. */
export async function lookFor({
  idempotencyKey,
}: Pick<SentForm, 'idempotencyKey'>): Promise<{ href: string } | { lost: LostAnswer }> {
  const offline = { lost: 'offline' } as const
  if (!navigator.onLine) return offline
  if (idempotencyKey === null) return { lost: 'again' }
  try {
    const ask = () => askForOrder(idempotencyKey, languageOfPath(location.pathname))
    // A server that goes on after a halt answers this question before the form that reached it earlier: null counts the second time.
    const href = (await ask()) ?? (await new Promise((again) => setTimeout(again, secondLook)).then(ask))
    if (href === null) {
      noteOnItsWay(idempotencyKey, false)
      return { lost: 'not-arrived' }
    }
    forgetDraft(idempotencyKey)
    return { href }
  } catch {
    return navigator.onLine ? { lost: 'unknown' } : offline
  }
}

import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction, redirect } from 'react-router'
import type { Language } from '#domain/language.ts'
import { languageOfPath } from '#i18n/language-of-path.ts'
import { type LostAnswer, noteLost, type SentForm, takeSentForm } from './lost-answer.ts'

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

/** How long an answer is waited for, in milliseconds: longer than anything honest takes, shorter than a visitor’s patience. */
const patience = 30_000

/** The page of what an attempt has ordered; null when nothing of it has arrived. Rejects when no one can say. */
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

type Results = Record<string, DataStrategyResult>

/**
 * Wraps the submission of every form in the browser: a failure never replaces the page with the form. No answer, a broken one or a status
 * from 500 keeps the form, which shows a notice (`PostForm`). For an order form the outcome is looked up first (docs/decisions/0006).
 */
export const keepTheForm: MiddlewareFunction<Results> = async ({ request }, next) => {
  const form = request.method === 'GET' ? null : takeSentForm()
  if (!form) return next()
  if (form.idempotencyKey !== null) noteOnItsWay(form.idempotencyKey, true)
  const results = (await Promise.race([next(), nothingFor(patience)])) ?? {}
  // Another form or a link was faster: no one waits for this one any more.
  if (request.signal.aborted) return results
  const [result] = Object.values(results)
  const destination = result && redirectOf(result)
  if (destination) return arrived(form, results, destination)
  if (!result || !isAnswer(result)) return withoutAnswer(form, results)
  if (form.idempotencyKey !== null) noteOnItsWay(form.idempotencyKey, false)
  return results
}

function arrived({ idempotencyKey, isRepeated }: SentForm, results: Results, destination: string): Results {
  if (idempotencyKey === null) return results
  forgetDraft(idempotencyKey)
  // A second press shows the result of both, without a notice.
  return isRepeated ? results : leadingTo(destination.replace(/\?again$/, ''))
}

/** An error page of the program has its own notice: only an order that exists all the same changes anything. */
async function withoutAnswer(form: SentForm, results: Results): Promise<Results> {
  const found = await lookFor(form)
  if ('href' in found) return leadingTo(found.href)
  const [actionResult] = Object.values(results)
  if (actionResult?.type === 'data') return results
  noteLost(form.id, found.lost)
  return { root: { type: 'data', result: data(undefined, { status: 503 }) } }
}

/** What can be known about a form without an answer, right after it was sent or later. */
export async function lookFor({
  idempotencyKey,
}: Pick<SentForm, 'idempotencyKey'>): Promise<{ href: string } | { lost: LostAnswer }> {
  const offline = { lost: 'offline' } as const
  if (!navigator.onLine) return offline
  if (idempotencyKey === null) return { lost: 'again' }
  try {
    const href = await askForOrder(idempotencyKey, languageOfPath(location.pathname))
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

/** Where the page of what was done is; null when nothing was done, and when the same form goes on elsewhere (307). */
function redirectOf({ result }: DataStrategyResult): string | null {
  return result instanceof Response && result.status === 303 ? result.headers.get('Location') : null
}

/** React Router takes what the outermost route says for the answer of the whole. */
function leadingTo(href: string): Results {
  return { root: { type: 'error', result: redirect(href) } }
}

/** Any answer of the program about the form, errors and refusals included. */
function isAnswer({ type, result }: DataStrategyResult): boolean {
  if (type === 'data') return statusOf(result) < 500
  if (result instanceof Response) return true
  return isRouteErrorResponse(result) && result.status === 404
}

function statusOf(result: unknown): number {
  const init = typeof result === 'object' && result !== null && 'init' in result ? result.init : null
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : 200
}

function nothingFor(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

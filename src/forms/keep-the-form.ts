import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction, redirect } from 'react-router'
import { forgetDraft, lookFor, noteOnItsWay, patience } from './form-draft.ts'
import { noteLost, type SentForm, takeSentForm } from './lost-answer.ts'

type Results = Record<string, DataStrategyResult>

/** A failure never replaces the page with the form, which shows a notice (`PostForm`). An order is looked up first (docs/decisions/0006). */
export const keepTheForm: MiddlewareFunction<Results> = async ({ request }, next) => {
  const form = request.method === 'GET' ? null : takeSentForm()
  if (!form) return next()
  if (form.idempotencyKey !== null) noteOnItsWay(form.idempotencyKey, true)
  const results = (await Promise.race([next(), nothingFor(patience)])) ?? {}
  // Another form or a link has replaced it: nothing waits for this answer any more.
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

/** Where the page of what was done is; null when nothing was done, and when the same form goes on elsewhere (307). */
function redirectOf({ result }: DataStrategyResult): string | null {
  return result instanceof Response && result.status === 303 ? result.headers.get('Location') : null
}

/** React Router takes the result of the outermost route for the answer of all. */
function leadingTo(href: string): Results {
  return { root: { type: 'error', result: redirect(href) } }
}

/** Any answer of the program about the form, errors and refusals included. */
function isAnswer({ type, result }: DataStrategyResult): boolean {
  if (type === 'data') return statusOf(result) < 500
  if (result instanceof Response) return true
  return isRouteErrorResponse(result) && aboutTheSender.has(result.status)
}

/** No longer signed in, not allowed any more, or nothing there: each has a page that explains it. */
const aboutTheSender: ReadonlySet<number> = new Set([401, 403, 404])

function statusOf(result: unknown): number {
  const init = typeof result === 'object' && result !== null && 'init' in result ? result.init : null
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : 200
}

function nothingFor(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

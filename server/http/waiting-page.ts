import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isLanguage, type Language, languages } from '#domain/language.ts'
import { busyFormProblem, busyProblem, formCut } from '#frame/busy-problem.ts'
import { Problem, problemText } from '../api/problem.ts'
import { receivedBody, refusedBody } from './form-limits.ts'
import { preferredLanguage } from './page-cache.ts'
import type { RenderPage } from './render-page.ts'

export interface WaitingPageParts {
  render: RenderPage
  siteUrl: string
  random?: () => number
}

interface WaitingPages {
  headers: Record<string, string>
  /** For GET requests. */
  page: Buffer
  /** For form submissions; null when the form cannot be restored. */
  formPage: (form: SentForm | null) => Buffer
}

interface SentForm {
  action: string
  fields: readonly (readonly [name: string, value: string])[]
}

/** Seconds for Retry-After: a minimum and a random spread, so that clients do not all return at once. */
const comeAgain = { after: 2, spread: 3 }

/**
 * Answers requests that cannot be handled in time: 503 with `Retry-After`, and for people a page in the site's frame that reloads by itself. Both
 * pages (for readers and for form submissions) are rendered in each language and then need neither React nor the database. A submitted form
 * is returned filled in, with a button that submits it again: it was not processed.
 */
export async function createWaitingPage(parts: WaitingPageParts): Promise<RequestListener> {
  const [german, english] = await Promise.all(languages.map((language) => pagesIn(parts, language)))
  const pages: Record<Language, WaitingPages | undefined> = { de: german, en: english }
  const random = parts.random ?? Math.random

  return (request, response) => {
    const seconds = String(Math.round(comeAgain.after + random() * comeAgain.spread))
    response.setHeader('retry-after', seconds)
    response.setHeader('cache-control', 'no-store')
    // The unread rest of an upload would block the next request on the connection.
    if (!request.complete) response.setHeader('connection', 'close')
    const inLanguage = pages[languageOf(request)]
    if (!inLanguage || !isForPeople(request)) return refuseProgram(request, response, seconds)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const html = isRead ? inLanguage.page : inLanguage.formPage(sentForm(request, parts.siteUrl))
    if (isRead) response.setHeader('refresh', seconds)
    response.writeHead(503, { ...inLanguage.headers, 'content-length': html.length })
    response.end(request.method === 'HEAD' ? undefined : html)
  }
}

async function pagesIn({ render, siteUrl }: WaitingPageParts, language: Language): Promise<WaitingPages> {
  const rendered = (problem: number) =>
    render({ request: new Request(`${siteUrl}/${language}`), problem, id: '', sender: '', address: '' })
  const response = await rendered(busyProblem)
  const cut = (await (await rendered(busyFormProblem)).text()).split(formCut)
  // Encoded once: in a rush most requests are refused.
  const [before, open, middle, close, after] = cut.map((part) => Buffer.from(part))
  if (!before || !open || !middle || !close || !after || cut.length !== 5)
    throw new Error(`the waiting page for a form has ${cut.length} parts instead of 5`)
  return {
    // Valid for both pages: neither has an inline script, which would need a nonce.
    headers: Object.fromEntries(response.headers),
    page: Buffer.from(await response.arrayBuffer()),
    formPage: (form) => {
      if (!form) return Buffer.concat([before, after])
      const action = Buffer.from(escaped(form.action))
      const fields = Buffer.from(form.fields.map(hiddenField).join(''))
      return Buffer.concat([before, open, action, middle, fields, close, after])
    },
  }
}

/** A text area, because a hidden input may lose line breaks in its value. */
function hiddenField([name, value]: SentForm['fields'][number]): string {
  return `<textarea hidden name="${escaped(name)}">\n${escaped(value)}</textarea>`
}

function languageOf({ url = '/', headers }: IncomingMessage): Language {
  const first = url.split(/[/?]/)[1]
  return isLanguage(first) ? first : preferredLanguage(headers.cookie, headers['accept-language'])
}

/** Browsers that open a page accept HTML; scripts and programs ask for data. */
function isForPeople({ url = '/', headers }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

function refuseProgram(request: IncomingMessage, response: ServerResponse, seconds: string): void {
  const detail = `The server is busy. Nothing was changed. Try again in ${seconds} s.`
  if (!request.url?.startsWith('/api/'))
    return void response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(`${detail}\n`)
  const { headers, text } = problemText(new Problem(503, 'busy', { detail }), randomUUID())
  response.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : text)
}

/** The submitted fields; null for a request that no form of this site sends. */
function sentForm(request: IncomingMessage, siteUrl: string): SentForm | null {
  const url = new URL(request.url ?? '/', siteUrl)
  const headers = new Headers()
  for (const name of ['content-type', 'origin', 'sec-fetch-site', 'host']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const isOurs = refusedBody(new Request(url, { method: request.method ?? 'POST', headers }), siteUrl) === null
  if (!isOurs || !headers.get('content-type')?.includes('urlencoded')) return null
  const body = receivedBody(request)?.toString()
  return body === undefined ? null : { action: url.pathname + url.search, fields: [...new URLSearchParams(body)] }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

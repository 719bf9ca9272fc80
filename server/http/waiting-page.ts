import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isLanguage, type Language, languages } from '#domain/language.ts'
import { busyFormProblem, busyProblem, formCut } from '#frame/busy-problem.ts'
import { refusedBody } from './form-limits.ts'
import { preferredLanguage } from './page-key.ts'
import { receivedBody } from './receive-body.ts'
import type { RenderPage } from './render-page.ts'

export interface WaitingPageParts {
  render: RenderPage
  siteUrl: string
  random?: () => number
}

interface WaitingPages {
  headers: Record<string, string>
  /** For who reads. */
  page: string
  /** For who has sent a form; without one where it cannot be given back. */
  formPage: (form: SentForm | null) => string
}

interface SentForm {
  action: string
  fields: readonly (readonly [name: string, value: string])[]
}

/** Seconds after which to come again: at least so many, and up to so many more, so that not all come back at once. */
const comeAgain = { after: 2, spread: 3 }

/**
 * Answers what cannot be done in time: 503 with `Retry-After`, and for people a page in the frame of the site that loads again by itself. Both
 * pages, for who reads and for who has sent a form, are rendered at the start in each language, and need neither React nor the database from then
 * on. A form gets back what was filled in, with a button that sends it again: nothing was done with it.
 */
export async function createWaitingPage(parts: WaitingPageParts): Promise<RequestListener> {
  const [german, english] = await Promise.all(languages.map((language) => pagesIn(parts, language)))
  const pages: Record<Language, WaitingPages | undefined> = { de: german, en: english }
  const random = parts.random ?? Math.random

  return (request, response) => {
    const seconds = String(Math.round(comeAgain.after + random() * comeAgain.spread))
    response.setHeader('retry-after', seconds)
    response.setHeader('cache-control', 'no-store')
    // An upload that was not read to its end is in the way of the next request.
    if (!request.complete) response.setHeader('connection', 'close')
    const inLanguage = pages[languageOf(request)]
    if (!inLanguage || !isForPeople(request)) return refuseProgram(request, response, seconds)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const html = isRead ? inLanguage.page : inLanguage.formPage(sentForm(request, parts.siteUrl))
    if (isRead) response.setHeader('refresh', seconds)
    response.writeHead(503, { ...inLanguage.headers, 'content-length': Buffer.byteLength(html) })
    response.end(request.method === 'HEAD' ? undefined : html)
  }
}

async function pagesIn({ render, siteUrl }: WaitingPageParts, language: Language): Promise<WaitingPages> {
  const rendered = (problem: number) =>
    render({ request: new Request(`${siteUrl}/${language}`), problem, id: '', sender: '', address: '' })
  const response = await rendered(busyProblem)
  const cut = (await (await rendered(busyFormProblem)).text()).split(formCut)
  const [before, open, middle, close, after] = cut
  if (cut.length !== 5) throw new Error(`the waiting page for a form has ${cut.length} parts instead of 5`)
  return {
    // Of both pages: neither has an inline script, which would need the nonce of its own policy.
    headers: Object.fromEntries(response.headers),
    page: await response.text(),
    formPage: (form) =>
      form
        ? [before, open, escaped(form.action), middle, ...form.fields.map(hiddenField), close, after].join('')
        : `${before}${after}`,
  }
}

/** As a text area, since a hidden input may lose the line ends of its value. */
function hiddenField([name, value]: SentForm['fields'][number]): string {
  return `<textarea hidden name="${escaped(name)}">\n${escaped(value)}</textarea>`
}

function languageOf({ url = '/', headers }: IncomingMessage): Language {
  const first = url.split(/[/?]/)[1]
  return isLanguage(first) ? first : preferredLanguage(headers.cookie, headers['accept-language'])
}

/** Scripts and programs ask for data; browsers that open a page say so. */
function isForPeople({ url = '/', headers }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

function refuseProgram(request: IncomingMessage, response: ServerResponse, seconds: string): void {
  const detail = `The server is busy. Nothing was changed. Try again in ${seconds} s.`
  const isApi = request.url?.startsWith('/api/') ?? false
  response.writeHead(503, { 'content-type': isApi ? 'application/problem+json' : 'text/plain; charset=utf-8' })
  response.end(isApi ? JSON.stringify({ title: 'Service Unavailable', status: 503, detail }) : `${detail}\n`)
}

/** What was filled in, to be sent again; null for what no form of ours has sent. */
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

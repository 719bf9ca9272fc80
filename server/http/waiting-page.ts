import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isLanguage, type Language, languages } from '#domain/language.ts'
import { busyProblem } from '#frame/busy-problem.ts'
import { longestBody, refusedBody } from './form-limits.ts'
import { preferredLanguage } from './page-key.ts'
import type { RenderPage } from './render-page.ts'

/** The words of the page (`frame.error` in the messages). */
export interface WaitingWords {
  busy: string
  busyText: string
  busyForm: string
  busyFormText: string
  busySend: string
  home: string
}

export interface WaitingPageParts {
  render: RenderPage
  words: (language: Language) => Promise<WaitingWords>
  siteUrl: string
  random?: () => number
}

interface Template {
  headers: Record<string, string>
  html: string
  words: WaitingWords
  /** Of a button, as the page has them. */
  buttonClass: string
}

/** Seconds after which to come again: at least so many, and up to so many more, so that not all come back at once. */
const comeAgain = { after: 2, spread: 3 }
/** Milliseconds for which the rest of a form is waited for, to give it back. */
const bodyPatience = 2_000
const scripts = /<script\b(?! src="\/assets\/frame-head-)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*\/>/gs

/**
 * Answers what cannot be done in time: 503 with `Retry-After`, and for people a page in the frame of the site that loads again by itself. It is
 * rendered once at the start, one for each language, and needs neither React nor the database from then on. A form gets back what was filled in,
 * with a button that sends it again: nothing was done with it.
 */
export async function createWaitingPage(parts: WaitingPageParts): Promise<RequestListener> {
  const [german, english] = await Promise.all(languages.map((language) => templateOf(parts, language)))
  const templates: Record<Language, Template | undefined> = { de: german, en: english }
  const random = parts.random ?? Math.random

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const seconds = String(Math.round(comeAgain.after + random() * comeAgain.spread))
    response.setHeader('retry-after', seconds)
    response.setHeader('cache-control', 'no-store')
    const template = templates[languageOf(request)]
    if (!template || !isForPeople(request)) return refuseProgram(request, response, seconds)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const html = isRead ? template.html : formPage(template, await formOf(request, template, parts.siteUrl))
    if (isRead) response.setHeader('refresh', seconds)
    // A body that was not read to its end is in the way of the next request.
    if (!request.complete) response.setHeader('connection', 'close')
    response.writeHead(503, { ...template.headers, 'content-length': Buffer.byteLength(html) })
    response.end(request.method === 'HEAD' ? undefined : html)
  }

  return (request, response) => void answer(request, response)
}

async function templateOf({ render, words, siteUrl }: WaitingPageParts, language: Language): Promise<Template> {
  const request = new Request(`${siteUrl}/${language}`)
  const page = await render({ request, problem: busyProblem, id: '', sender: '', address: '' })
  const html = (await page.text()).replace(scripts, '')
  const ownWords = await words(language)
  for (const text of [ownWords.busy, ownWords.busyText])
    if (!html.includes(text)) throw new Error(`the waiting page does not say “${text}”`)
  const { 'retry-after': _, ...headers } = Object.fromEntries(page.headers)
  const link = new RegExp(`<a[^>]* class="([^"]*)"[^>]*>[^<]*${ownWords.home}`).exec(html)
  return { headers, html, words: ownWords, buttonClass: link?.[1] ?? '' }
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
  if (!request.complete) response.setHeader('connection', 'close')
  const detail = `Too much is being asked at the moment. Nothing was done. Try again in ${seconds} s.`
  const isApi = request.url?.startsWith('/api/') ?? false
  response.writeHead(503, { 'content-type': isApi ? 'application/problem+json' : 'text/plain; charset=utf-8' })
  response.end(isApi ? JSON.stringify({ title: 'Service Unavailable', status: 503, detail }) : `${detail}\n`)
}

/** The page for a form that was sent. */
function formPage({ html, words }: Template, form: string): string {
  return html
    .replaceAll(words.busy, () => words.busyForm)
    .replace(new RegExp(`<p[^>]*>${words.busyText}</p>`), (paragraph) => {
      const changed = paragraph.replace(words.busyText, words.busyFormText)
      return changed + form
    })
}

/** What was filled in, ready to be sent again; empty for what no form of ours has sent. */
async function formOf(request: IncomingMessage, { words, buttonClass }: Template, siteUrl: string): Promise<string> {
  const url = new URL(request.url ?? '/', siteUrl)
  const headers = new Headers()
  for (const name of ['content-type', 'origin', 'sec-fetch-site', 'host']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const isOurs = refusedBody(new Request(url, { method: request.method ?? 'POST', headers }), siteUrl) === null
  if (!isOurs || !headers.get('content-type')?.includes('urlencoded')) return ''
  const body = await bodyOf(request)
  if (body === null) return ''
  const fields = [...new URLSearchParams(body)].map(
    ([name, value]) => `<textarea hidden name="${escaped(name)}">\n${escaped(value)}</textarea>`,
  )
  const button = `<button type="submit" class="${escaped(buttonClass)}">${escaped(words.busySend)}</button>`
  return `<form method="post" action="${escaped(url.pathname + url.search)}">${fields.join('')}<p>${button}</p></form>`
}

/** Null for what is too long or does not come. */
function bodyOf(request: IncomingMessage): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const chunks: Buffer[] = []
  let length = 0
  const late = setTimeout(() => resolve(null), bodyPatience)
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > longestBody) resolve(null)
    else chunks.push(chunk)
  })
  request.once('end', () => resolve(Buffer.concat(chunks).toString()))
  request.once('close', () => resolve(null))
  return promise.finally(() => clearTimeout(late))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

import type { OfficeOverHttp } from '../helpers/office-over-http.ts'
import { routeFiles } from '../helpers/route-files.ts'
import { checkHtml, nonceIn } from './check-html.ts'
import { attributeOf, elementsOf, type FoundForm, formsOf } from './posted-forms.ts'

/** A form that was found, and more pages that have one of the same shape. */
export interface KnownForm {
  form: FoundForm
  pages: Set<string>
  /** The address that it is sent to, as in src/routes.ts. */
  target: string
}

/** Crawls the program as a visitor and as the owner of the office, checks each page, and collects its forms. */
export interface Walk {
  forms: Map<string, KnownForm>
  /** Kinds of pages that were seen, as in src/routes.ts. */
  seen: Map<string, number>
  complaints: Set<string>
  ask(path: string): Promise<Response>
  /** Reads pages and where their links lead, a few of each kind. */
  visit(paths: Iterable<string>): Promise<void>
  /** Checks a page, and records its forms and links. Returns its HTML, or null for anything else. */
  take(answer: Response, path: string): Promise<string | null>
}

/** What shows a mail as it is. */
const mails = new Set(['/office/settings/mails/:kind/:language/preview', '/mailbox/:key/:mail/:file'])

/** Pages of one kind that are read. Every date takes bookings until its seats are gone. */
const maxOfAKind = 3
const more: Record<string, number> = {
  '/:language/workshops/:certification/:workshop': 16,
  '/:language/*': 12,
  '/office/pages/:page': 6,
  '/office/pages/:page/address': 6,
}

export function walkThrough({ site, ask: askAs, cookieOf }: OfficeOverHttp): Walk {
  const forms = new Map<string, KnownForm>()
  const seen = new Map<string, number>()
  const known = new Set<string>()
  const complaints = new Set<string>()
  const ask = (path: string) => askAs(path, isInside(path) ? cookieOf('owner') : '')

  async function take(answer: Response, path: string): Promise<string | null> {
    if (answer.status >= 500) complaints.add(`${routeOf(path)} answers ${answer.status}`)
    const local = answer.headers.get('location')
    if (local !== null && URL.parse(local, site.url)?.origin !== site.url)
      complaints.add(`${routeOf(path)} leads to ${local}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return null
    const html = await answer.text()
    const nonce = nonceIn(answer.headers.get('content-security-policy'))
    for (const complaint of checkHtml(html, { nonce, mail: mails.has(routeOf(path)) }))
      complaints.add(`${routeOf(path)}: ${complaint}`)
    for (const form of formsOf(html, path)) note(form)
    return html
  }

  function note(form: FoundForm) {
    const target = routeOf(form.action)
    // A copy of a date that is over has its days, and is refused whatever is typed.
    if (form.page.startsWith('/office/dates/new?from=')) return
    const key = `${target} ${form.shape}`
    const before = forms.get(key)
    if (before) before.pages.add(form.page)
    else forms.set(key, { form, pages: new Set([form.page]), target })
  }

  async function visit(paths: Iterable<string>) {
    const waiting: string[] = []
    const add = (path: string) => {
      if (!known.has(path)) waiting.push(path)
      known.add(path)
    }
    for (const path of paths) add(path)
    const next = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        for (const link of await linksFrom(path)) add(link)
      }
    }
    await Promise.all([next(), next()])
    // What the other one found last.
    await next()
  }

  async function linksFrom(path: string): Promise<string[]> {
    const html = isWanted(path) ? await take(await ask(path), path) : null
    return html === null ? [] : linksOf(html, site.url, path)
  }

  function isWanted(path: string): boolean {
    const { pathname, searchParams } = new URL(path, site.url)
    const route = routeOf(path)
    const kind = [route, pathname.split('/')[1] === 'en', ...searchParams.keys()].join(' ')
    const count = seen.get(kind) ?? 0
    seen.set(kind, count + 1)
    return count < (more[route] ?? maxOfAKind)
  }

  return { forms, seen, complaints, ask, visit, take }
}

/** Whether an address requires a session of the office; its sign-in pages do not. */
export function isInside(path: string): boolean {
  return path.startsWith('/office') && !doors.test(path)
}

const doors =
  /^[/]office[/](?:sign-in|forgotten-password|new-password|new-email|first-account|editor-password|invitation)/

export function linksOf(html: string, siteUrl: string, path: string): string[] {
  return elementsOf(html).flatMap((element) => {
    if (element.tagName === 'link') return []
    const href = attributeOf(element, 'href') ?? attributeOf(element, 'formaction')
    const url = href === null ? null : URL.parse(href, siteUrl + path)
    return url?.origin === siteUrl ? [url.pathname + url.search] : []
  })
}

const partsOf: Record<string, string> = { ':language': '(?:de|en)', '*': '.+', '.': '[.]' }

/** Static routes before dynamic ones, and splats last. */
const patterns = routeFiles
  .map(({ path }) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/:language|:\w+|[*.]/g, (part) => partsOf[part] ?? '[^/]+')}$`),
    order: path
      .replaceAll(/:language/g, 'a')
      .replaceAll(/:\w+/g, 'y')
      .replaceAll('*', 'z'),
  }))
  .toSorted((one, other) => rankOf(one.order) - rankOf(other.order))

function rankOf(order: string): number {
  const parts = order.split('/')
  return parts.includes('z') ? 1000 - parts.length : parts.filter((part) => part === 'y').length
}

/** The route that answers an address, as in src/routes.ts. */
function routeOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return patterns.find(({ pattern }) => pattern.test(pathname))?.path ?? pathname
}

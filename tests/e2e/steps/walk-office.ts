import type { Page } from '@playwright/test'
import { officeScreens, pagePaths } from '../../helpers/route-files.ts'

/** A screen of the office, and how someone comes there who begins at its start page. */
export interface FoundScreen {
  /** As in src/routes.ts: '/office/dates/:date'. */
  path: string
  /** Whether there is something to see, and not a file to take along. */
  isPage: boolean
  /** Links and buttons that were pressed on the way; null where none leads. */
  clicks: number | null
  /** An example of it: '/office/dates/6d1f…'. */
  address: string
  /** What was typed into the form that led there, where it was no link. */
  typed: Record<string, string> | null
}

/** What is typed on the page before, by the addresses that open with it. */
type TypedScreens = Record<string, Record<string, string>>

type Step = Pick<FoundScreen, 'address' | 'typed'>

/** What is further away from the start page than that is hard to find. */
export const maxClicks = 3

/** Pages of a kind that are read as long as a screen below them has not been found: not every date has a waiting list. */
const maxOfAKind = 40

/** Every screen of the list with the shortest way to it: breadth first, over the links and buttons of pages as they are now. */
export async function walkOffice(page: Page, typedScreens: TypedScreens): Promise<FoundScreen[]> {
  const found = new Map<string, FoundScreen>()
  const seen = new Set<string>()
  const known = new Set<string>()
  const read = new Map<string, number>()
  const isComplete = (above: string) => paths.every((path) => known.has(path) || !path.startsWith(`${above}/`))
  /** Whether more of this kind of page are to be read. */
  function isWanted(path: string, clicks: number): boolean {
    const count = read.get(path) ?? 0
    return isComplete(path) ? clicks < maxClicks && count === 0 : count < maxOfAKind
  }
  /** One of each kind, then another one of those that have not shown all that is below them. */
  async function readWave(wave: (Step & { path: string })[], clicks: number): Promise<string[]> {
    const led: string[] = []
    const ofAKind = [...Map.groupBy(wave, ({ path }) => path).values()]
    for (let nth = 0; nth < maxOfAKind; nth += 1) {
      const steps = ofAKind.flatMap((those) => those[nth] ?? []).filter(({ path }) => isWanted(path, clicks))
      for (const { path } of steps) read.set(path, (read.get(path) ?? 0) + 1)
      const next = steps.length > 0 ? await page.evaluate(waysFrom, steps) : []
      for (const address of next) known.add(screenOf(address) ?? address)
      led.push(...next)
    }
    return led
  }
  let wave: Step[] = [{ address: '/office', typed: null }]
  for (let clicks = 0; wave.length > 0 && found.size < paths.length; clicks += 1) {
    const fresh = wave.flatMap((step) => {
      const path = seen.has(step.address) ? null : screenOf(step.address)
      seen.add(step.address)
      return path === null ? [] : [{ path, ...step }]
    })
    for (const { path, address, typed } of fresh)
      if (!found.has(path)) found.set(path, { path, isPage: pagePaths.has(path), clicks, address, typed })
    const readable = fresh.filter(({ path }) => pagePaths.has(path))
    const led = await readWave(readable, clicks)
    wave = led.map((address) => {
      const [pathname = ''] = address.split('?')
      const typed = typedScreens[pathname] ?? null
      return { address: typed ? pathname : address, typed }
    })
  }
  const lost = { clicks: null, typed: null }
  return paths.map((path) => found.get(path) ?? { path, isPage: pagePaths.has(path), address: path, ...lost })
}

/** Goes to a screen that was found, or sends the form that leads to it. */
export async function openFound(page: Page, { address, typed }: Step) {
  if (!typed) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    return
  }
  await page.goto('/office/data-protection', { waitUntil: 'domcontentloaded' })
  await Promise.all([
    page.waitForURL(`**${address}`),
    page.evaluate(
      ({ action, fields }) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action })
        for (const [name, value] of Object.entries(fields))
          form.append(Object.assign(document.createElement('input'), { name, value }))
        document.body.append(form)
        form.submit()
      },
      { action: address, fields: typed },
    ),
  ])
}

/** What pages are built of, without their words: where both languages are built alike, one look is enough. */
export function builtOf(page: Page, steps: readonly Step[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const built: string[] = []
    for (const { address, typed } of all) {
      const answer = await fetch(address, typed ? { method: 'POST', body: new URLSearchParams(typed) } : {})
      const shown = new DOMParser().parseFromString(await answer.text(), 'text/html')
      built.push([...shown.querySelectorAll('main *')].map(({ tagName }) => tagName).join())
    }
    return built
  }, steps)
}

/** Runs in the browser: where the links and buttons of pages lead inside the office, filters as they can be chosen. */
async function waysFrom(steps: readonly Step[]): Promise<string[]> {
  const led: string[] = []
  for (const { address, typed } of steps) {
    const answer = await fetch(address, typed ? { method: 'POST', body: new URLSearchParams(typed) } : {})
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    const shown = new DOMParser().parseFromString(await answer.text(), 'text/html')
    led.push(...[...shown.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''))
    led.push(...[...shown.querySelectorAll('[formaction]')].map((button) => button.getAttribute('formaction') ?? ''))
    led.push(...[...shown.querySelectorAll('form')].flatMap((form) => leadsTo(form, address)))
  }
  return led.flatMap((href) => {
    const { origin, pathname, search } = new URL(href, location.origin)
    return origin === location.origin && /^[/]office(?:$|[/])/.test(pathname) ? pathname + search : []
  })

  function leadsTo(form: HTMLFormElement, address: string): string[] {
    const [action = ''] = (form.getAttribute('action') ?? address).split('#')
    if (form.method === 'post') return [action]
    return [...form.querySelectorAll<HTMLInputElement>('[type=radio]')].map(
      ({ name, value }) => `${action}?${new URLSearchParams({ [name]: value })}`,
    )
  }
}

/** No link or form leads there: a script of the editor asks it. */
const forScripts = '/office/media/upload'
const paths = officeScreens.flatMap(({ path }) => (path === forScripts ? [] : path))

/** Words of an address before its placeholders: '/office/dates/new' is no date. */
const patterns = paths
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)

function screenOf(address: string): string | null {
  const [pathname = ''] = address.split('?')
  return patterns.find(({ pattern }) => pattern.test(pathname))?.path ?? null
}

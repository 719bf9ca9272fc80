import { ticketField } from '#forms/human/spam-field-names.ts'
import { consentOf } from '../consent-cookies.ts'
import { loadingFlag, runPageLoader } from './loader.ts'
import { openSubMenus } from './sub-menus.ts'

/** Timeout of a response in milliseconds, as in `keepTheForm`. */
const patience = 30_000

/** The part of a page that a response replaces, rendered by `FormPlace` around a form. */
const place = '[data-form-place]'

/** Submits server-validated forms without a page load (docs/decisions/0030): the matching part of the response replaces the current one. */
function answerInPlace(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    const around = target instanceof HTMLFormElement ? placeOf(target) : null
    if (!around || !(target instanceof HTMLFormElement)) return
    event.preventDefault()
    if (around.ariaBusy !== 'true') void send(around, target, submitter)
  })
  // The response was a full page: submitted without this script, or before it loaded.
  const answered = document.querySelector<HTMLElement>(`${place}[data-answered]`)
  if (answered && document.activeElement === document.body) focusAnswer(answered)
}

/** The element that shows the response to a form; null for forms handled elsewhere. Elements rendered by React are not modified. */
function placeOf(form: HTMLFormElement): HTMLElement | null {
  const isPage = form.hasAttribute('data-page-form') && !('__reactRouterContext' in window)
  return form.closest<HTMLElement>(place) ?? (isPage ? form.closest('main') : null)
}

async function send(around: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const button = submitter ?? form.querySelector<HTMLElement>('button:not([type="button"])')
  const notices = form.closest<HTMLElement>(place) ?? form
  showLost(notices, null)
  around.ariaBusy = 'true'
  document.documentElement.toggleAttribute(loadingFlag, true)
  button?.setAttribute('aria-disabled', 'true')
  const answer = await answerTo(form, submitter, around.dataset.formPlace)
  if (answer instanceof URL) return leave(answer)
  document.documentElement.toggleAttribute(loadingFlag, false)
  around.ariaBusy = null
  if (answer) {
    around.innerHTML = around === notices ? withIdsOf(form, answer) : answer.innerHTML
    return focusAnswer(around)
  }
  button?.removeAttribute('aria-disabled')
  showLost(notices, navigator.onLine ? 'again' : 'offline')
  addEventListener(
    'online',
    () => notices.querySelector('[data-lost="offline"]:not([hidden])') && showLost(notices, 'again'),
    {
      once: true,
    },
  )
}

/** The part of the response for the form, or the whole page for a form without a place; the URL of a redirect; null without a response. */
async function answerTo(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  name: string | undefined,
): Promise<HTMLElement | URL | null> {
  try {
    // These forms contain no files.
    const body = new URLSearchParams([...new FormData(form, submitter)].map(([key, value]) => [key, String(value)]))
    const redirect = form.dataset.pageForm === 'leaves' ? 'manual' : 'follow'
    const answer = await fetch(form.action, { method: 'POST', body, redirect, signal: AbortSignal.timeout(patience) })
    if (answer.type === 'opaqueredirect') return new URL(form.action)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (name !== undefined) return page.querySelector<HTMLElement>(`[data-form-place="${name}"]`)
    if (answer.ok && answer.redirected) return new URL(answer.url)
    // The program's own error page contains the form again; any other error page counts as no response.
    const main = page.querySelector<HTMLElement>(answer.status < 500 ? 'main' : 'main:has([data-page-form])')
    if (main) document.title = page.title
    return main
  } catch {
    return null
  }
}

function leave({ href }: URL): void {
  // A page restored from the back/forward cache has the form as it was submitted.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(href)
}

/** The markup of the response with the ids of the replaced form, because its own ids may exist elsewhere on this page. */
function withIdsOf({ id }: HTMLFormElement, answer: HTMLElement): string {
  const other = answer.querySelector('form')?.id
  return other ? answer.innerHTML.replaceAll(other, id) : answer.innerHTML
}

/** Focuses the errors or the confirmation. */
function focusAnswer(around: HTMLElement): void {
  const at = ['[role="alert"][tabindex]', '[aria-invalid="true"]', '[tabindex="-1"]:not([hidden], input)']
  const found = at.map((selector) => around.querySelector<HTMLElement>(selector)).find((element) => element !== null)
  ;(found ?? around).focus()
}

function showLost(around: HTMLElement, lost: 'again' | 'offline' | null): void {
  for (const notice of around.querySelectorAll<HTMLElement>('[data-lost]')) {
    notice.hidden = notice.dataset.lost !== lost
    if (!notice.hidden) notice.focus()
  }
}

/** Adds what no first paint needs, so that it does not wait for it: the manifest, and the rules by which browsers load pages ahead (docs/decisions/0003). */
async function addForLater(rules: string | undefined): Promise<void> {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
  if (!rules || !HTMLScriptElement.supports?.('speculationrules')) return
  const answer = await fetch(rules).catch(() => null)
  if (!answer?.ok) return
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.text = await answer.text()
  document.head.append(script)
}

const askEveryMs = 5 * 60_000

/**
 * Reacts to a newer build on the server. Links load whole pages anyway; once there is a newer build, forms do so too, instead of sending requests of
 * the old one.
 */
function noticeNewerBuild(ownBuild: string | undefined): void {
  if (ownBuild === undefined) return
  const timer = setInterval(async () => {
    if (document.visibilityState !== 'visible' || (await latestBuild()) === ownBuild) return
    clearInterval(timer)
    // Runs before React and our own handlers, so that the browser submits the form itself, as without JavaScript.
    addEventListener('submit', (event) => event.stopImmediatePropagation(), { capture: true })
  }, askEveryMs)

  /** Undefined while the server cannot be reached. */
  async function latestBuild(): Promise<unknown> {
    try {
      const latest = await (await fetch('/builds/latest.json')).json()
      return latest?.id ?? ownBuild
    } catch {
      return ownBuild
    }
  }
}

/** Each is fetched once; a response may contain a form with a new one. */
const asked = new WeakSet<HTMLInputElement>()

/** Fetches the signed timestamp of a public form when it is first touched (src/forms/human/spam-fields.tsx): cached pages cannot contain one. */
function fetchTickets(): void {
  document.addEventListener('focusin', ({ target }) => void fetchTicket(target))
  // The visitor may have started typing before this script loaded.
  void fetchTicket(document.activeElement)
}

async function fetchTicket(target: EventTarget | null): Promise<void> {
  const form = target instanceof Element ? target.closest('form') : null
  const field = form?.querySelector<HTMLInputElement>(`input[type="hidden"][name="${ticketField}"]`)
  if (field?.value !== '' || asked.has(field)) return
  asked.add(field)
  // Without a timestamp the server asks to submit again: nothing is lost.
  const answer = await fetch('/form-ticket').catch(() => null)
  if (answer?.ok && field.value === '') field.value = await answer.text()
}

/** What frame and pages do in a browser, with and without React (docs/decisions/0003). React moves elements: listeners are on the document. */

const { build, rules } = document.querySelector<HTMLElement>('script[data-build]')?.dataset ?? {}
noticeNewerBuild(build)
void addForLater(rules)
openSubMenus()
runPageLoader()
recordHeights()
markSectionInView()
fetchTickets()
answerInPlace()
countMinutes()
showAgreedEmbeds()

// Browsers scroll to the caret of a text area: the rest of it may be behind what sticks to the lower edge.
document.addEventListener('keyup', ({ key, target }) => {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
})

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const player = target.closest('[data-play]')
  if (player) playEmbed(player)
  if (target.closest('[data-print]')) print()
})

document.documentElement.dataset.ready = ''

/**
 * Writes heights, in px, whenever they change; styles have a fallback until then. That of the header goes to the menu (docs/product.md#header-and-menu,
 * header height), that of the cookie question to the section of a form, whose sum is above it (src/ui/sticky-bar.module.css): on the root they would have
 * the style of every element calculated again. What sticks to the lower edge in all goes there, not inherited: nothing that has the focus is scrolled
 * below it (src/ui/base.css).
 */
function recordHeights(): void {
  const partsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const heightOf = (selector: string) => Math.max(0, ...partsOf(selector).map(({ offsetHeight }) => offsetHeight))
  const write = (selector: string, name: string, height: number) =>
    document.querySelector<HTMLElement>(selector)?.style.setProperty(name, `${height}px`)
  const [header, question, bar] = ['[data-recorded-height]', '[data-consent-banner]', '[data-sticky-bar]'] as const
  const giveWay = givingWayToSum()
  const observer = new ResizeObserver(() => {
    const asked = heightOf(question)
    write('[data-menu]', '--header-height', heightOf(header))
    write('#book', '--question-height', asked)
    write(':root', '--covered', asked + heightOf(bar))
    giveWay(asked)
  })
  for (const part of partsOf(`${header}, ${question}, ${bar}`)) observer.observe(part)
}

/** Counts down from the minutes that the server has calculated, with one text per minute; the last one stays. The visitor's clock may be wrong. */
function countMinutes(): void {
  // By the visitor's clock: that of the browser stands still while the device is asleep.
  const begun = Date.now() - performance.now()
  for (const shown of document.querySelectorAll<HTMLElement>('[data-minutes]')) {
    const texts: string[] = JSON.parse(shown.dataset.minutes ?? '[]')
    const count = () => {
      const passed = Math.floor(Math.max(performance.now(), Date.now() - begun) / 60_000)
      shown.textContent = texts[Math.max(0, texts.length - 1 - passed)] ?? ''
    }
    setInterval(count, 5_000)
  }
}

/** Marks the current section in each anchor navigation (src/features/workshops/site/workshop-article.tsx); none before the first. */
function markSectionInView(): void {
  function mark() {
    const line = innerHeight * 0.35
    for (const bar of document.querySelectorAll('[data-marks-section]')) {
      const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      const reached = links.findLast(({ hash }) => {
        const section = document.getElementById(hash.slice(1))
        return section !== null && section.getBoundingClientRect().top <= line
      })
      for (const link of links) link.ariaCurrent = link === reached ? 'true' : null
    }
  }

  requestAnimationFrame(mark)
  // Once a frame.
  addEventListener('scroll', mark, { passive: true })
  addEventListener('resize', mark)
}

/**
 * The page's own bar is not seen beside that of a form, which ends with its form, where the button that orders is (src/ui/sticky-bar.module.css). It gives
 * way once that of the form has come out from behind the cookie question, which is this many pixels high.
 */
function givingWayToSum(): (below: number) => void {
  let observer: IntersectionObserver | undefined
  return (below) => {
    observer?.disconnect()
    observer = new IntersectionObserver(
      (seen) =>
        document.documentElement.toggleAttribute('data-sum-in-view', (seen.at(-1)?.intersectionRatio ?? 0) > 0.9),
      { rootMargin: `0px 0px -${below}px`, threshold: [0, 0.9, 1] },
    )
    for (const sum of document.querySelectorAll('[data-sticky-bar="form"]')) observer.observe(sum)
  }
}

/** Embedded videos: nothing reaches the third party before a click or consent. In a shadow tree, so that React finds its element unchanged. */

/** Replaces the still with the player. */
function playEmbed(button: Element): void {
  const screen = button.closest<HTMLElement>('[data-player]')
  // The focused button is gone.
  if (screen) showPlayer(screen, screen.dataset.player ?? '')?.focus()
}

/** Shows the players of a page after consent. They play on request. */
function showAgreedEmbeds(): void {
  const show = () => {
    for (const screen of document.querySelectorAll<HTMLElement>('[data-player]')) {
      const player = new URL(screen.dataset.player ?? '')
      player.searchParams.delete('autoplay')
      showPlayer(screen, player.href)
    }
  }
  if (consentOf(document.cookie) === 'accept') show()
  document.addEventListener('submit', ({ target, submitter }) => {
    const isQuestion = target instanceof Element && target.hasAttribute('data-consent-in-place')
    if (isQuestion && submitter instanceof HTMLButtonElement && submitter.value === 'accept') show()
  })
}

function showPlayer(screen: HTMLElement, address: string): HTMLIFrameElement | null {
  if (screen.shadowRoot) return null
  const { title = '', labelledBy } = screen.dataset
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = (labelledBy && document.getElementById(labelledBy)?.textContent) || title
  // The player refuses pages without a referrer; the path is not sent.
  frame.referrerPolicy = 'strict-origin'
  frame.allow = 'autoplay; encrypted-media; picture-in-picture'
  frame.allowFullscreen = true
  frame.loading = 'lazy'
  frame.style.cssText = 'display:block;inline-size:100%;aspect-ratio:16/9;border:0'
  screen.attachShadow({ mode: 'open' }).append(frame)
  return frame
}

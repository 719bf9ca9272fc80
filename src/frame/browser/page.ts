import { ticketField } from '#forms/human/spam-field-names.ts'
import { consentOf } from '../consent-cookies.ts'
import { loadingFlag, runPageLoader } from './loader.ts'
import { openSubMenus } from './sub-menus.ts'

/** How long an answer is waited for, in milliseconds: as `keepTheForm` waits. */
const patience = 30_000

/** The part of a page that an answer takes the place of: `FormPlace` puts it around a form. */
const place = '[data-form-place]'

/**
 * Forms that only the server checks (docs/decisions/0030) are answered where they stand: the same form goes to the same address, and of the page
 * that answers its own part is shown here, or all of it (`PlainForm`). When no answer comes the form stays as it is and says so.
 */
function answerInPlace(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    const around = target instanceof HTMLFormElement ? placeOf(target) : null
    if (!around || !(target instanceof HTMLFormElement)) return
    event.preventDefault()
    if (around.ariaBusy !== 'true') void send(around, target, submitter)
  })
  // The answer was a page of its own: sent without this script, or before it came.
  const answered = document.querySelector<HTMLElement>(`${place}[data-answered]`)
  if (answered && document.activeElement === document.body) focusAnswer(answered)
}

/** The part of the page that shows the answer to a form; null for forms that others send. What React runs as a whole is not changed under its hands. */
function placeOf(form: HTMLFormElement): HTMLElement | null {
  const isPage = form.hasAttribute('data-page-form') && !('__reactRouterContext' in window)
  return form.closest<HTMLElement>(place) ?? (isPage ? form.closest('main') : null)
}

async function send(around: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const button = submitter ?? form.querySelector<HTMLElement>('button:not([type="button"])')
  const words = button?.dataset.sending && button.textContent
  const notices = form.closest<HTMLElement>(place) ?? form
  sayLost(notices, null)
  around.ariaBusy = 'true'
  document.documentElement.toggleAttribute(loadingFlag, true)
  button?.setAttribute('aria-disabled', 'true')
  if (button?.dataset.sending) button.textContent = button.dataset.sending
  const answer = await answerTo(form, submitter, around.dataset.formPlace)
  if (answer instanceof URL) return leave(answer)
  document.documentElement.toggleAttribute(loadingFlag, false)
  around.ariaBusy = null
  if (answer) {
    around.innerHTML = around === notices ? withIdsOf(form, answer) : answer.innerHTML
    return focusAnswer(around)
  }
  button?.removeAttribute('aria-disabled')
  if (button && words) button.textContent = words
  sayLost(notices, navigator.onLine ? 'again' : 'offline')
  addEventListener(
    'online',
    () => notices.querySelector('[data-lost="offline"]:not([hidden])') && sayLost(notices, 'again'),
    {
      once: true,
    },
  )
}

/** The part of the page that answers: the form's own, or all of it for a form that has none. The address where it leads on; null without an answer. */
async function answerTo(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  name: string | undefined,
): Promise<HTMLElement | URL | null> {
  try {
    // No file is in such a form.
    const body = new URLSearchParams([...new FormData(form, submitter)].map(([key, value]) => [key, String(value)]))
    const redirect = form.dataset.pageForm === 'leaves' ? 'manual' : 'follow'
    const answer = await fetch(form.action, { method: 'POST', body, redirect, signal: AbortSignal.timeout(patience) })
    if (answer.type === 'opaqueredirect') return new URL(form.action)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (name !== undefined) return page.querySelector<HTMLElement>(`[data-form-place="${name}"]`)
    if (answer.ok && answer.redirected) return new URL(answer.url)
    // A page of ours that says what broke has the form again; any other is no answer.
    const main = page.querySelector<HTMLElement>(answer.status < 500 ? 'main' : 'main:has([data-page-form])')
    if (main) document.title = page.title
    return main
  } catch {
    return null
  }
}

function leave({ href }: URL): void {
  // A page that the browser has kept for the way back has the form as it was sent.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(href)
}

/** The markup of the answer, with the ids of the form that it takes the place of: others on this page may have those of the answer. */
function withIdsOf({ id }: HTMLFormElement, answer: HTMLElement): string {
  const other = answer.querySelector('form')?.id
  return other ? answer.innerHTML.replaceAll(other, id) : answer.innerHTML
}

/** The focus moves to what is wrong, or to what was done. */
function focusAnswer(around: HTMLElement): void {
  const at = ['[role="alert"][tabindex]', '[aria-invalid="true"]', '[tabindex="-1"]:not([hidden], input)']
  const found = at.map((selector) => around.querySelector<HTMLElement>(selector)).find((element) => element !== null)
  ;(found ?? around).focus()
}

function sayLost(around: HTMLElement, lost: 'again' | 'offline' | null): void {
  for (const notice of around.querySelectorAll<HTMLElement>('[data-lost]')) {
    notice.hidden = notice.dataset.lost !== lost
    if (!notice.hidden) notice.focus()
  }
}

const askEveryMs = 5 * 60_000

/**
 * What an open page does about a newer build on the server. Links load their page whole anyway; once there is a newer build, forms do so too
 * instead of talking to it in the old one's words.
 */
function noticeNewerBuild(ownBuild: string | undefined): void {
  if (ownBuild === undefined) return
  const timer = setInterval(async () => {
    if (document.visibilityState !== 'visible' || (await latestBuild()) === ownBuild) return
    clearInterval(timer)
    // Before React or one of our own scripts handles it: then the browser sends the form itself, as without JavaScript.
    addEventListener('submit', (event) => event.stopImmediatePropagation(), { capture: true })
  }, askEveryMs)

  /** A server that cannot be reached has no newer build to tell of. */
  async function latestBuild(): Promise<unknown> {
    try {
      const latest = await (await fetch('/builds/latest.json')).json()
      return latest?.id ?? ownBuild
    } catch {
      return ownBuild
    }
  }
}

/** Each is asked for once; an answer of the server may bring a form with a new one. */
const asked = new WeakSet<HTMLInputElement>()

/**
 * Fetches the signed timestamp of a public form when it is first touched (src/forms/human/spam-fields.tsx): pages are kept for everyone, so none
 * can be in them.
 */
function fetchTickets(): void {
  document.addEventListener('focusin', ({ target }) => void fetchTicket(target))
  // Someone may have begun to write before this script came.
  void fetchTicket(document.activeElement)
}

async function fetchTicket(target: EventTarget | null): Promise<void> {
  const form = target instanceof Element ? target.closest('form') : null
  const field = form?.querySelector<HTMLInputElement>(`input[type="hidden"][name="${ticketField}"]`)
  if (field?.value !== '' || asked.has(field)) return
  asked.add(field)
  // Without one the server asks: nothing is lost.
  const answer = await fetch('/form-ticket').catch(() => null)
  if (answer?.ok && field.value === '') field.value = await answer.text()
}

/*
 * What the frame and the parts of pages do in a browser, on pages with React and without (docs/decisions/0003). Comes after the first paint
 * (head.ts); every page works without it. Elements come and go where React is: what can listens on the document.
 */

noticeNewerBuild(document.querySelector<HTMLElement>('script[data-build]')?.dataset.build)
openSubMenus()
runPageLoader()
recordHeight('--header-height')
markSectionInView()
fetchTickets()
answerInPlace()
countMinutes()
showAgreedEmbeds()

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const player = target.closest('[data-play]')
  if (player) playEmbed(player)
  if (target.closest('[data-print]')) print()
})

document.documentElement.dataset.ready = ''

/**
 * Writes the height of the header, in px, to a custom property of the root whenever it changes (docs/product.md#header-and-menu, header height).
 * Styles that need it must do without: it is there only once the script is.
 */
function recordHeight(property: `--${string}`): void {
  const measured = document.querySelector<HTMLElement>('[data-recorded-height]')
  if (!measured) return
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty(property, `${measured.offsetHeight}px`)).observe(measured)
}

/** Counts on where the server has counted the minutes that are left: a text for each, the last one is shown. The clock of the visitor may be wrong. */
function countMinutes(): void {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-minutes]')) {
    const texts: string[] = JSON.parse(shown.dataset.minutes ?? '[]')
    const count = () => {
      shown.textContent = texts[Math.max(0, texts.length - 1 - Math.floor(performance.now() / 60_000))] ?? ''
    }
    setInterval(count, 5_000)
  }
}

/** Marks in each bar of links into the page (src/ui/anchor-nav.tsx) the section that the reader has reached; none before the first. */
function markSectionInView(): void {
  let isPlanned = false

  function mark() {
    isPlanned = false
    const line = innerHeight * 0.35
    for (const bar of document.querySelectorAll('[data-marks-section]')) {
      const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      const reached = links.findLast(({ hash }) => {
        const section = document.getElementById(hash.slice(1))
        return section !== null && section.getBoundingClientRect().top <= line
      })
      for (const link of links) {
        if (link === reached) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    }
  }
  function plan() {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(mark)
  }

  plan()
  addEventListener('scroll', plan, { passive: true })
  addEventListener('resize', plan)
}

/*
 * Films of someone else's (src/content/blocks/embed.tsx): nothing reaches the third party before a click, or before the visitor has answered the
 * cookie question with yes. The player is in a shadow tree, so React finds the still as it has made it.
 */

/** Plays a film in place of its still. */
function playEmbed(button: Element): void {
  const screen = button.closest<HTMLElement>('[data-player]')
  // The button that had the focus is gone.
  if (screen) showPlayer(screen, screen.dataset.player ?? '')?.focus()
}

/** Shows the players of a page to who has agreed to it, now or before. They play when asked to. */
function showAgreedEmbeds(): void {
  const show = () => {
    for (const screen of document.querySelectorAll<HTMLElement>('[data-player]')) {
      const player = URL.parse(screen.dataset.player ?? '')
      player?.searchParams.delete('autoplay')
      if (player) showPlayer(screen, player.href)
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
  // The player refuses to play for a page that hides who it is; the path is no one's business.
  frame.referrerPolicy = 'strict-origin'
  frame.allow = 'autoplay; encrypted-media; picture-in-picture'
  frame.allowFullscreen = true
  frame.loading = 'lazy'
  frame.style.cssText = 'display:block;inline-size:100%;aspect-ratio:16/9;border:0'
  screen.attachShadow({ mode: 'open' }).append(frame)
  return frame
}

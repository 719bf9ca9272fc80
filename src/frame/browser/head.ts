/*
 * What the frame does before the first paint (docs/decisions/0003): blocking and in the head, so that the chosen theme is there with it; small
 * enough for that. Every page works without it. All else is in page.ts.
 */

import { mayReload } from './may-reload.ts'

const root = document.documentElement
root.dataset.scripted = ''

/*
 * The forms' library tries whether it may write functions of its own, which the page's security policy forbids: browsers would note a
 * violation on every page with a form. It reads this before it tries (zod.dev/packages/core, jitless).
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/* Theme: light, dark, or what the system says ('auto' leaves no trace). Browsers may refuse storage; then the choice lasts one page. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem('theme')
  } catch {
    return null
  }
}

function storeTheme(theme: string | null): void {
  try {
    if (theme) localStorage.setItem('theme', theme)
    else localStorage.removeItem('theme')
  } catch {
    // Nothing to do: see above.
  }
}

function showTheme(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else delete root.dataset.theme
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    choice.checked = choice.value === (root.dataset.theme ?? 'auto')
  }
}

/*
 * Cookie question: it stands in every page, because pages are kept for everybody. Who has answered must not even see it flash, so the
 * cookie is looked for before the first paint.
 */
function showAnswers(): void {
  showTheme(storedTheme())
  if (/(?:^|; )consent=videos/.test(document.cookie)) root.dataset.consent = ''
}

showAnswers()
document.addEventListener('DOMContentLoaded', showAnswers)
/* Theme and question may have been answered since: while the browser rendered this page ahead, or kept it for the way back. */
document.addEventListener('prerenderingchange', showAnswers)
addEventListener('pageshow', ({ persisted }) => persisted && showAnswers())

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (target.name === 'theme') {
    storeTheme(target.value === 'auto' ? null : target.value)
    showTheme(target.value)
  }
  /* Filters: a choice is sent at once, without the button. */
  if (target.form?.hasAttribute('data-send-on-change')) target.form.requestSubmit()
})

/* What was left at 'all' need not stand in the address. */
document.addEventListener('formdata', ({ target, formData }) => {
  if (!(target instanceof Element && target.hasAttribute('data-send-on-change'))) return
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
})

/* An answer needs no new page. The server sets the cookies, as it does without JavaScript; if it cannot, it is asked again. */
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event
  if (!(submitter && form instanceof HTMLFormElement && form.hasAttribute('data-consent-in-place'))) return
  event.preventDefault()
  const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]))
  fetch(form.action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
  root.dataset.consent = ''
  document.querySelector('main')?.focus({ preventScroll: true })
})

/* Language: choosing one in the switch is remembered for a year (docs/product.md#cookie-banner). */
document.addEventListener('click', ({ target }) => {
  const locale = elementOf(target)?.closest<HTMLElement>('a[data-locale]')?.dataset.locale
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers when the link has already left the page
  if (locale) document.cookie = `locale=${locale}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`
})

/*
 * Times in the visitor's own zone, where that makes another time of them (src/ui/visitor-time.tsx, docs/rules/times.md). The element is filled
 * while the page is read: nothing moves. The text is in a shadow tree, so React finds the element as it has made it.
 */
class VisitorTime extends HTMLElement {
  static observedAttributes = ['moments', 'zone', 'words']
  #shown = this.attachShadow({ mode: 'open' })

  attributeChangedCallback() {
    const [moments, zone, words] = VisitorTime.observedAttributes.map((name) => this.getAttribute(name))
    const own = moments && zone && words && ownTimes(moments, zone)
    const text = document.createElement('span')
    text.textContent = own ? words.replace('{time}', own) : ''
    this.#shown.replaceChildren(...(own ? [document.createElement('br'), text] : []))
  }
}

customElements.define('visitor-time', VisitorTime)

/**
 * Of sessions ('start/end start/end') '10:00–14:00 Uhr', with the day where it is another one; of a single moment day and time. Null where all is
 * the same as in `zone`.
 */
function ownTimes(moments: string, zone: string): string | null {
  // one language: German says 'Uhr' behind a time and orders a day in its own way; all others read as English
  const isGerman = root.lang === 'de'
  const shown = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(isGerman ? 'de-AT' : 'en-US', options).format(new Date(instant))
  const inZone = (timeZone?: string) => (timeZone === undefined ? {} : { timeZone })
  const day = (instant: string, timeZone?: string) =>
    shown(instant, { day: isGerman ? 'numeric' : '2-digit', month: 'long', year: 'numeric', ...inZone(timeZone) })
  const time = (instant: string, timeZone?: string) =>
    shown(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...inZone(timeZone) })
  const sessions = moments.split(' ').map((span) => span.split('/'))
  const isSame = (instant: string) => day(instant) === day(instant, zone) && time(instant) === time(instant, zone)
  if (sessions.flat().every(isSame)) return null
  const suffix = isGerman ? '\u00a0Uhr' : ''
  const [start = '', end] = sessions[0] ?? []
  if (!end) return day(start) + (isGerman ? ', ' : ' - ') + time(start) + suffix
  const hours = [...new Set(sessions.map((session) => session.map((instant) => time(instant)).join('–') + suffix))]
  return (day(start) === day(start, zone) ? '' : `${day(start)}, `) + hours.join(' / ')
}

/* Menu: a link into the page that is already open must close it; all others leave the page anyway. */
document.addEventListener('click', ({ target }) => {
  const menu = elementOf(target)?.closest('a[href]')?.closest<HTMLElement>('[popover]')
  if (menu?.matches(':popover-open')) menu.hidePopover()
})

function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null
}

/* A part of the page that is gone with an older build. */
function reloadOnce(): boolean {
  const may = mayReload(() => sessionStorage, location.pathname, Date.now())
  if (may) location.reload()
  return may
}

addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault()
})

/*
 * The page's own scripts wait until something can be seen (src/frame/later-scripts.tsx): a slow line is for style, font and picture first.
 * Where browsers do not tell of their first paint, or paint nothing because nobody looks, the scripts come with the page.
 */
const reportsPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
const painted = new Promise<void>((resolve) => {
  if (!reportsPaint || document.visibilityState === 'hidden') return resolve()
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    resolve()
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(resolve, 1000))
})

/* A page that the browser renders ahead does nothing by itself: no script but this one runs before somebody looks at it (docs/decisions/0003). */
const activated = new Promise<unknown>((resolve) => {
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', resolve)
  else resolve(null)
})

function startScripts(): void {
  for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.removeAttribute('media')
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type="text/later"]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    script.textContent = waiting.textContent
    waiting.replaceWith(script)
  }
  const page = document.querySelector<HTMLElement>('script[data-page]')?.dataset.page
  if (page) import(/* @vite-ignore */ page).catch(reloadOnce)
  const islands = document.querySelector<HTMLElement>('[data-island]')?.dataset.module
  if (islands) import(/* @vite-ignore */ islands).catch(reloadOnce)
}

document.addEventListener('DOMContentLoaded', () => Promise.all([painted, activated]).then(startScripts))

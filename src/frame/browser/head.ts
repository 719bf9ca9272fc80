/** Before the first paint (docs/decisions/0003), and therefore small: the chosen theme applies at once. Everything else is in page.ts. */

import { mayReload } from './may-reload.ts'

const root = document.documentElement
root.dataset.scripted = ''

/** What is far below the first screen is laid out after the first paint. A page that begins elsewhere is laid out whole. */
const [visit] = performance.getEntriesByType('navigation')
if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !location.hash)
  root.dataset.firstPaint = ''

/*
 * zod probes whether it may compile functions, which the page's security policy forbids: browsers would log a violation on every page with a form.
 * zod reads this flag before it probes (zod.dev/packages/core, jitless).
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/* Theme: light, dark, or the system's ('auto' stores nothing). If the browser refuses storage, the choice lasts for one page. */
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
    // See above.
  }
}

function showTheme(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else delete root.dataset.theme
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    choice.checked = choice.value === (root.dataset.theme ?? 'auto')
  }
}

/** The banner is in every page, because pages are cached for all visitors. For those who have answered it must not flash. */
function showAnswers(): void {
  showTheme(storedTheme())
  if (/(?:^|; )consent=videos/.test(document.cookie)) root.dataset.consent = ''
}

showAnswers()
document.addEventListener('DOMContentLoaded', showAnswers)
/* Theme and banner may have changed since, while the page was prerendered or in the back/forward cache. Filters show what the list was asked for. */
document.addEventListener('prerenderingchange', showAnswers)
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  showAnswers()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-send-on-change]')) form.reset()
})

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (target.name === 'theme') {
    storeTheme(target.value === 'auto' ? null : target.value)
    showTheme(target.value)
  }
  /* Filters are submitted on change, without the button. Arrow keys pass over options on their way: with keys the button appears (WCAG 3.2.2). */
  if (!target.form?.hasAttribute('data-send-on-change')) return
  if (target.matches(':focus-visible')) target.form.dataset.changed = ''
  else target.form.requestSubmit()
})

/* Filters left at 'all' are dropped from the URL. */
document.addEventListener('formdata', ({ target, formData }) => {
  if (!(target instanceof Element && target.hasAttribute('data-send-on-change'))) return
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
})

/* An answer needs no page load. The server sets the cookies, as without JavaScript; on failure the banner asks again. */
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event
  if (!(submitter && form instanceof HTMLFormElement && form.hasAttribute('data-consent-in-place'))) return
  event.preventDefault()
  const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]))
  fetch(form.action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
  root.dataset.consent = ''
  document.querySelector('main')?.focus({ preventScroll: true })
})

/* The language switch is remembered for a year (docs/product.md#cookie-banner). */
document.addEventListener('click', ({ target }) => {
  const locale = elementOf(target)?.closest<HTMLElement>('a[data-locale]')?.dataset.locale
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers when the link has already left the page
  if (locale) document.cookie = `locale=${locale}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`
})

/*
 * Times in the visitor's own zone, where they differ (src/ui/time.tsx, docs/rules/times.md). Filled in while the HTML is parsed, so that
 * nothing shifts. The text is in a shadow tree, so that React finds its element unchanged.
 */
class VisitorTime extends HTMLElement {
  static observedAttributes = ['moments', 'words']
  #shown = this.attachShadow({ mode: 'open' })

  attributeChangedCallback() {
    const [moments, words] = VisitorTime.observedAttributes.map((name) => this.getAttribute(name))
    const own = moments && words && ownTimes(moments)
    const text = document.createElement('span')
    text.textContent = own ? words.replace('{time}', own) : ''
    this.#shown.replaceChildren(...(own ? [document.createElement('br'), text] : []))
  }
}

customElements.define('visitor-time', VisitorTime)

/**
 * For sessions ('start/end start/end', each an instant with the offset of its place) '10:00–14:00 Uhr', with the day where it differs; for a single
 * moment day and time. Null when everything is the same as in that place. `Intl` writes only days: its first use takes as long as the rest of this
 * script, and most visitors need none.
 */
function ownTimes(moments: string): string | null {
  // one language: German adds 'Uhr' to a time and has its own date order; all other languages are formatted like English.
  const isGerman = root.lang === 'de'
  const sessions = moments.split(' ').map((span) => span.split('/').map(inBothZones))
  if (sessions.flat().every(({ isSame }) => isSame)) return null
  const day = ({ own }: Moment) =>
    new Intl.DateTimeFormat(isGerman ? 'de-AT' : 'en-US', {
      day: isGerman ? 'numeric' : '2-digit',
      month: 'long',
      year: 'numeric',
    })
      .format(own)
      .replace(' ', '\u00a0')
  const suffix = isGerman ? '\u00a0Uhr' : ''
  const [[start, end] = []] = sessions
  if (!start) return null
  if (!end) return day(start) + (isGerman ? ', ' : ' - ') + start.time + suffix
  const hours = [...new Set(sessions.map((session) => session.map(({ time }) => time).join('–') + suffix))]
  return (start.isSameDay ? '' : `${day(start)}, `) + hours.join(' / ')
}

type Moment = ReturnType<typeof inBothZones>

/** Of '2027-01-19T09:00+01:00': the instant, its time of day here, and whether day and time here are those there. */
function inBothZones(there: string) {
  const own = new Date(there)
  const here = new Date(own.getTime() - own.getTimezoneOffset() * 60_000).toISOString()
  return {
    own,
    time: here.slice(11, 16),
    isSameDay: here.slice(0, 10) === there.slice(0, 10),
    isSame: here.slice(0, 16) === there.slice(0, 16),
  }
}

/* A link to an anchor of the current page must close the menu; other links leave the page anyway. */
document.addEventListener('click', ({ target }) => {
  const menu = elementOf(target)?.closest('a[href]')?.closest<HTMLElement>('[popover]')
  if (menu?.matches(':popover-open')) menu.hidePopover()
})

function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null
}

/* Reloads a page whose chunk belonged to an older build. */
function reloadOnce(): boolean {
  const may = mayReload(() => sessionStorage, location.pathname, Date.now())
  if (may) location.reload()
  return may
}

addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault()
})

/** Scripts wait until something can be seen: style, font and picture first. Where no first paint is reported, they come with the page. */
const reportsPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
const painted = new Promise<void>((resolve) => {
  if (!reportsPaint || document.visibilityState === 'hidden') return resolve()
  /* The first paint of all may be the mere background of the page. */
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    resolve()
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(resolve, 1000))
})

/* A prerendered page stays passive: only this script runs before the page is activated (docs/decisions/0003). */
const activated = new Promise<unknown>((resolve) => {
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', resolve)
  else resolve(null)
})

function startScripts(): void {
  for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.removeAttribute('media')
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type="text/deferred"]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    script.textContent = waiting.textContent
    waiting.replaceWith(script)
  }
  const page = document.querySelector<HTMLElement>('script[data-page]')?.dataset.page
  if (page) import(/* @vite-ignore */ page).catch(reloadOnce)
  const islands = document.querySelectorAll<HTMLElement>('[data-island]')
  const module = islands[0]?.dataset.module
  if (module) whenNear(islands, () => import(/* @vite-ignore */ module).catch(reloadOnce))
}

/** How long layout may take at a time, in milliseconds: on a phone four times slower, a task of that length still answers at once. */
const layoutAtATime = 2

/** Lays out what the first layout left out, part by part when the browser has time: all at once would block a slow phone. */
function layOutTheRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > section:not(#book), footer')]
  const whenIdle: (next: () => void) => void = globalThis.requestIdleCallback ?? setTimeout
  function layOutNext() {
    const begin = performance.now()
    while (parts.length > 0 && performance.now() - begin < layoutAtATime) {
      const part = parts.shift()
      part?.style.setProperty('content-visibility', 'visible')
      part?.getBoundingClientRect()
    }
    if (parts.length > 0) whenIdle(layOutNext)
    else delete root.dataset.firstPaint
  }
  whenIdle(layOutNext)
}

/* A form works without its script, which blocks a slow phone while it starts: it is fetched ahead, and starts when the form is about to be seen. */
function whenNear(elements: Iterable<Element>, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '25%' },
  )
  for (const element of elements) observer.observe(element)
}

document.addEventListener('DOMContentLoaded', () => {
  void painted.then(layOutTheRest)
  void Promise.all([painted, activated]).then(startScripts)
})

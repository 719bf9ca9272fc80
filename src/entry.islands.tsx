import { type ComponentType, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { forgetDraft, forgetOldDrafts, lookFor, noteOnItsWay, patience } from '#forms/form-draft.ts'
import { noteLost, type SentForm, takeSentForm } from '#forms/lost-answer.ts'
import { noteTypedText } from '#forms/typed-text.ts'
import { loadingFlag } from '#frame/browser/loader.ts'
import { type IslandActions, type IslandFacts, IslandShell } from '#frame/islands/island-shell.tsx'
import { provideMessages } from '#i18n/catalogue.ts'

/** Hydrates the islands of a document (docs/decisions/0003) and submits their forms; the response replaces the page around the island. */

const modules = import.meta.glob<{ default: ComponentType }>('./features/*/site/*-island.tsx')
const catalogues = {
  de: () => import('#i18n/messages/de.json?site'),
  en: () => import('#i18n/messages/en.json?site'),
}

interface HydratedIslandProps {
  element: HTMLElement
  part: ComponentType
  begun: IslandFacts
  putBackTypedText: () => void
}

function HydratedIsland({ element, part, begun, putBackTypedText }: HydratedIslandProps) {
  const [facts, setFacts] = useState(begun)
  const [waitsFor, setWaitsFor] = useState<'answer' | 'page' | null>(null)
  const [actions] = useState(() => actionsOf(element, setFacts, setWaitsFor))
  useEffect(() => {
    document.documentElement.toggleAttribute(loadingFlag, waitsFor !== null)
  }, [waitsFor])
  useLayoutEffect(putBackTypedText, [putBackTypedText])
  return <IslandShell part={part} facts={facts} isSending={waitsFor === 'answer'} actions={actions} />
}

interface Answer {
  status: number
  href: string
  isElsewhere: boolean
  page: Document
  /** The same island in the response. */
  there: Element | null
}

/** Aborted with the other one, or when an answer has taken too long. */
function withPatience(signal: AbortSignal): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  setTimeout(end, patience)
  return ending.signal
}

function actionsOf(
  element: HTMLElement,
  setFacts: (facts: IslandFacts) => void,
  setWaitsFor: (what: 'answer' | 'page' | null) => void,
): IslandActions {
  const name = element.dataset.island ?? ''
  /** Aborts the previous request, whose response is no longer needed. */
  let asking = new AbortController()

  async function ask(href: string, init: RequestInit, signal: AbortSignal): Promise<Answer | null> {
    try {
      const answer = await fetch(href, { ...init, signal: withPatience(signal) })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const there = page.querySelector(`[data-island="${name}"]`)
      return { status: answer.status, href: answer.url, isElsewhere: answer.redirected, page, there }
    } catch {
      return null
    }
  }

  function begin(what: 'answer' | 'page'): AbortSignal {
    asking.abort()
    asking = new AbortController()
    setWaitsFor(what)
    return asking.signal
  }

  function show({ page, href, isElsewhere }: Answer, there: Element) {
    flushSync(() => {
      setWaitsFor(null)
      setFacts(factsIn(page, name))
    })
    document.title = page.title
    replaceAround(element, there)
    replaceEach('a[data-locale], [data-sticky-bar="page"]', page)
    // Not a history entry for each date visited with the arrow keys.
    if (isElsewhere) history.replaceState(history.state, '', href)
  }

  /** Scrolls to the top, like a browser after a form submission, because errors are reported there. */
  function showAnswer(answer: Answer, there: Element) {
    show(answer, there)
    element.scrollIntoView()
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const sent = takeSentForm()
    // These forms contain no files.
    const body = new URLSearchParams([...new FormData(form, submitter)].map(([field, value]) => [field, String(value)]))
    const signal = begin('answer')
    note(sent, true)
    const answer = await ask(form.action, { method: 'POST', body }, signal)
    if (signal.aborted) return
    if (!answer || answer.status >= 500) return withoutAnswer(sent, answer, signal)
    if (answer.there) {
      note(sent, false)
      return showAnswer(answer, answer.there)
    }
    if (answer.isElsewhere && answer.status < 400) return leave(sent, answer.href)
    // A complete error page.
    if (answer.status === 404) return form.submit()
    return withoutAnswer(sent, null, signal)
  }

  /** An order may have been stored nevertheless; otherwise shows the error, if the page can. */
  async function withoutAnswer(sent: SentForm | null, answer: Answer | null, signal: AbortSignal): Promise<void> {
    const found = await lookFor({ idempotencyKey: sent?.idempotencyKey ?? null })
    if (signal.aborted) return
    if ('href' in found) return go(found.href)
    if (answer?.there) return showAnswer(answer, answer.there)
    setWaitsFor(null)
    if (sent) noteLost(sent.id, found.lost)
  }

  async function showInstead(href: string): Promise<void> {
    const signal = begin('page')
    const answer = await ask(href, {}, signal)
    if (signal.aborted) return
    if (answer?.there) show({ ...answer, isElsewhere: true }, answer.there)
    else location.replace(href)
  }

  return {
    send(event) {
      event.preventDefault()
      const { submitter } = event.nativeEvent
      void send(event.currentTarget, submitter)
    },
    showInstead: (href) => void showInstead(href),
    go,
  }
}

/** Marks the draft of an order as in transit or not. */
function note(sent: SentForm | null, isOnItsWay: boolean): void {
  if (sent?.idempotencyKey) noteOnItsWay(sent.idempotencyKey, isOnItsWay)
}

/** Goes to the result page. After a repeated submission without the notice, because it shows the result of both. */
function leave(sent: SentForm | null, href: string): void {
  if (sent?.idempotencyKey) forgetDraft(sent.idempotencyKey)
  history.replaceState({ isSent: true }, '')
  go(sent?.isRepeated ? href : href.replace(/\?again$/, ''))
}

function go(href: string): void {
  // A page restored from the back/forward cache has the form as it was submitted.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(href)
}

/** Browsers restore the submitted values on back navigation, but the next order is a new one. */
function emptySent(element: HTMLElement): void {
  if (!history.state?.isSent) return
  for (const form of element.querySelectorAll('form')) form.reset()
  history.replaceState(null, '')
}

/**
 * Replaces everything around `here` with what is around `there`, up to the part of the page that changes with its URL. The nodes of `here` are kept.
 */
function replaceAround(here: Element, there: Element): void {
  if (here.id === 'content' || !here.parentElement || !there.parentElement) return
  const siblings = [...there.parentElement.childNodes]
  const at = siblings.indexOf(there)
  for (const node of [...here.parentElement.childNodes]) if (node !== here) node.remove()
  here.before(...siblings.slice(0, at))
  here.after(...siblings.slice(at + 1))
  replaceAround(here.parentElement, there.parentElement)
}

/** Replaces outside elements that change with the URL. */
function replaceEach(selector: string, page: Document): void {
  const there = [...page.querySelectorAll(selector)]
  for (const [index, here] of [...document.querySelectorAll(selector)].entries()) {
    const other = there[index]
    if (other) here.replaceWith(other)
  }
}

function factsIn(page: Document, name: string): IslandFacts {
  // as: rendered by the same build (src/frame/islands/island.tsx); with a newer build whole pages are loaded (src/frame/browser/page.ts)
  return JSON.parse(page.querySelector(`[data-island-facts="${name}"]`)?.textContent ?? '') as IslandFacts
}

async function hydrate(element: HTMLElement): Promise<void> {
  emptySent(element)
  const name = element.dataset.island ?? ''
  const load = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.tsx`))?.[1]
  if (!load) return
  const begun = factsIn(document, name)
  const putBackTypedText = noteTypedText(element)
  const [words, { default: part }] = await Promise.all([
    catalogues[begun.language](),
    load(),
    // The first use of `Intl` takes as long as the hydration: in a task of its own, neither blocks a slow phone.
    new Promise((resolve) => setTimeout(() => resolve(Intl.NumberFormat()))),
  ])
  provideMessages(begun.language, words.default)
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <HydratedIsland {...{ element, part, begun, putBackTypedText }} />
      </StrictMode>,
      { identifierPrefix: name },
    )
  })
}

forgetOldDrafts()
// The form works without its script, so a chunk that fails to load is only logged (docs/product.md#languages).
for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
  hydrate(element).catch((error: unknown) => console.error('Could not load the form', error))

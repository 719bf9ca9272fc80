import { type ComponentType, StrictMode, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { forgetDraft, forgetOldDrafts, lookFor, noteOnItsWay, patience } from '#forms/form-draft.ts'
import { noteLost, type SentForm, takeSentForm } from '#forms/lost-answer.ts'
import { loadingFlag } from '#frame/browser/loader.ts'
import { type IslandActions, type IslandFacts, IslandShell } from '#frame/islands/island-shell.tsx'
import { provideMessages } from '#i18n/catalogue.ts'

/*
 * Brings the islands of a document to life (docs/decisions/0003): hydrates each, sends its forms and shows what answers them. An answer is a page as
 * any other: what the island knows is taken from it, and what is around the island takes the place of what was there.
 */

const modules = import.meta.glob<{ default: ComponentType }>('./features/*/site/*-island.tsx')
const catalogues = {
  de: () => import('#i18n/messages/de.json?site'),
  en: () => import('#i18n/messages/en.json?site'),
}

function LiveIsland({ element, part, begun }: { element: HTMLElement; part: ComponentType; begun: IslandFacts }) {
  const [facts, setFacts] = useState(begun)
  const [waitsFor, setWaitsFor] = useState<'answer' | 'page' | null>(null)
  const [actions] = useState(() => actionsOf(element, setFacts, setWaitsFor))
  useEffect(() => {
    document.documentElement.toggleAttribute(loadingFlag, waitsFor !== null)
  }, [waitsFor])
  return <IslandShell part={part} facts={facts} isSending={waitsFor === 'answer'} actions={actions} />
}

/** A page that came back. */
interface Answer {
  status: number
  href: string
  /** It has another address than the one that was asked. */
  isElsewhere: boolean
  page: Document
  /** The same island in it. */
  there: Element | null
}

function actionsOf(
  element: HTMLElement,
  setFacts: (facts: IslandFacts) => void,
  setWaitsFor: (what: 'answer' | 'page' | null) => void,
): IslandActions {
  const name = element.dataset.island ?? ''
  /** Of what was asked for last: nobody waits for anything earlier. */
  let asking = new AbortController()

  async function ask(href: string, init: RequestInit, signal: AbortSignal): Promise<Answer | null> {
    try {
      const answer = await fetch(href, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) })
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
    replaceEach('a[data-locale], [data-page-foot]', page)
    // Not a step back for each date that was looked at with the arrow keys.
    if (isElsewhere) history.replaceState(history.state, '', href)
  }

  /** From its beginning, as a browser shows what a form is answered with: what is wrong is said there. */
  function showAnswer(answer: Answer, there: Element) {
    show(answer, there)
    element.scrollIntoView()
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const sent = takeSentForm()
    // No file is in such a form.
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
    // An error page, as whole as it is.
    if (answer.status === 404) return form.submit()
    return withoutAnswer(sent, null, signal)
  }

  /** An order may have been stored all the same; else the page says what broke, where it can. */
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

/** Notes on the draft of an order whether it is on its way. */
function note(sent: SentForm | null, isOnItsWay: boolean): void {
  if (sent?.idempotencyKey) noteOnItsWay(sent.idempotencyKey, isOnItsWay)
}

/** What was done has a page. A second press shows the result of both, without a notice. */
function leave(sent: SentForm | null, href: string): void {
  if (sent?.idempotencyKey) forgetDraft(sent.idempotencyKey)
  history.replaceState({ isSent: true }, '')
  go(sent?.isRepeated ? href : href.replace(/\?again$/, ''))
}

function go(href: string): void {
  // A page that the browser has kept for the way back has the form as it was sent.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(href)
}

/** On the way back browsers fill a form in as it was sent, but what is ordered next is another order. */
function emptySent(element: HTMLElement): void {
  if (!history.state?.isSent) return
  for (const form of element.querySelectorAll('form')) form.reset()
  history.replaceState(null, '')
}

/** Puts what is around `there`, up to the part of the page that changes with its address, around `here`. The nodes of `here` stay. */
function replaceAround(here: Element, there: Element): void {
  if (here.id === 'content' || !here.parentElement || !there.parentElement) return
  const siblings = [...there.parentElement.childNodes]
  const at = siblings.indexOf(there)
  for (const node of [...here.parentElement.childNodes]) if (node !== here) node.remove()
  here.before(...siblings.slice(0, at))
  here.after(...siblings.slice(at + 1))
  replaceAround(here.parentElement, there.parentElement)
}

/** Elements outside of it that change with the address, each by the one in its place. */
function replaceEach(selector: string, page: Document): void {
  const there = [...page.querySelectorAll(selector)]
  for (const [index, here] of [...document.querySelectorAll(selector)].entries()) {
    const other = there[index]
    if (other) here.replaceWith(other)
  }
}

function factsIn(page: Document, name: string): IslandFacts {
  // as: written by the same build (src/frame/islands/island.tsx); a newer one answers with whole pages (src/frame/browser/page.ts)
  return JSON.parse(page.querySelector(`[data-island-facts="${name}"]`)?.textContent ?? '') as IslandFacts
}

async function bringToLife(element: HTMLElement): Promise<void> {
  emptySent(element)
  const name = element.dataset.island ?? ''
  const load = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.tsx`))?.[1]
  if (!load) return
  const begun = factsIn(document, name)
  const [words, { default: part }] = await Promise.all([catalogues[begun.language](), load()])
  provideMessages(begun.language, words.default)
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <LiveIsland element={element} part={part} begun={begun} />
      </StrictMode>,
      { identifierPrefix: name },
    )
  })
}

forgetOldDrafts()
// The form works without its script; a part that does not load is logged only (docs/product.md#languages).
for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
  bringToLife(element).catch((error: unknown) => console.error('Could not load the form', error))

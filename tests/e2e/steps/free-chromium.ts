import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { beforeWeEnd } from '../../helpers/before-we-end.ts'
import { ensureChromium } from '../../helpers/chromium.ts'

/** A tab of a Chromium that Playwright does not control: in its own, no page is prerendered and none is kept in the back/forward cache. */
export interface FreeTab {
  /** Leaves the page; what was loaded ahead from it does not count any more. */
  goto(url: string): Promise<void>
  /** Waits until this path is shown, and the script of its page has come (src/frame/browser/page.ts). */
  shows(path: string): Promise<void>
  /** What a function, or its text, gives in the page that is shown, or in the one that is rendered ahead. */
  evaluate<Answer>(read: string | (() => Answer | Promise<Answer>), where?: 'shown' | 'ahead'): Promise<Answer>
  hover(selector: string): Promise<void>
  /** Presses the button of the mouse on it and lets go elsewhere: nothing is clicked. */
  press(selector: string): Promise<void>
  click(selector: string): Promise<void>
  /** 'prefetch' or 'prerender' with the path: what was loaded and was ready to be shown, or is shown. */
  ready(): string[]
  /** Paths of everything that was loaded before it was asked for, ready or not. */
  speculated(): string[]
  close(): Promise<void>
}

const quiet = ['--disable-background-networking', '--disable-component-update', '--no-first-run', '--disable-sync']

export async function openFreeTab(): Promise<FreeTab> {
  const profile = mkdtempSync(join(tmpdir(), 'flightdeck-chromium-'))
  const sandbox = userInfo().uid === 0 ? ['--no-sandbox'] : []
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1440,900']
  const browser = spawn(ensureChromium(), [...flags, ...sandbox, ...quiet, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const takeBack = beforeWeEnd(() => browser.kill('SIGKILL'))
  const { call, listen, giveUp, close } = await connected(await debuggingUrl(browser.stderr))
  const pages = new Map<string, { isAhead: boolean; targetId: string; hasCrashed: boolean }>()
  const loaded = new Map<string, string>()
  listen('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'page') return
    pages.set(sessionId, {
      isAhead: targetInfo.subtype === 'prerender',
      targetId: targetInfo.targetId,
      hasCrashed: false,
    })
    // A page that was closed before it answers has no result.
    call('Preload.enable', {}, sessionId).catch(() => undefined)
  })
  listen('Target.detachedFromTarget', ({ sessionId }) => leave(sessionId))
  listen('Target.targetCrashed', ({ targetId }) => {
    for (const [page, kept] of pages) {
      if (kept.targetId !== targetId) continue
      kept.hasCrashed = true
      giveUp(page)
    }
  })
  listen('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => loaded.set(`prefetch ${prefetchUrl}`, status))
  listen('Preload.prerenderStatusUpdated', ({ key, status }) => {
    loaded.set(`prerender ${key.url}`, status)
    if (status === 'Success') showAhead()
  })
  const { targetInfos } = await call('Target.getTargets', { filter: [{ type: 'tab' }] })
  const { sessionId: tab } = await call('Target.attachToTarget', { targetId: targetInfos[0].targetId, flatten: true })
  await call('Target.setDiscoverTargets', { discover: true })
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await call('Target.setAutoAttach', attach, tab)

  /** A page that was left is frozen in the back/forward cache and answers no request, so the request is repeated. */
  function leave(left: string) {
    pages.delete(left)
    giveUp(left)
  }
  /** The page that was rendered ahead is the one that is shown. */
  function showAhead() {
    if (![...pages.values()].some(({ isAhead }) => isAhead)) return
    for (const [page, kept] of pages)
      if (kept.isAhead) kept.isAhead = false
      else leave(page)
  }
  /** Once a page that was rendered ahead is shown, the one before is gone. */
  function session(where: 'shown' | 'ahead'): string {
    const found = [...pages].filter(([, { isAhead }]) => isAhead === (where === 'ahead')).at(-1) ?? [...pages].at(-1)
    if (!found) throw new Error('no page is open')
    if (found[1].hasCrashed) throw new Error('the page has crashed')
    return found[0]
  }
  async function evaluate<Answer>(read: string, where: 'shown' | 'ahead' = 'shown'): Promise<Answer> {
    const asked = { expression: read, returnByValue: true, awaitPromise: true }
    const { result, exceptionDetails } = await call('Runtime.evaluate', asked, session(where))
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  async function mouse(type: string, [x, y]: [number, number], pressed = false) {
    const button = pressed ? { button: 'left', clickCount: 1 } : {}
    await call('Input.dispatchMouseEvent', { type, x, y, ...button }, session('shown'))
  }
  async function middleOf(selector: string): Promise<[number, number]> {
    const { x, y, width, height } = await evaluate<DOMRect>(
      `(() => { const found = document.querySelector(${JSON.stringify(selector)}); found.scrollIntoView({ block: 'center', behavior: 'instant' }); return found.getBoundingClientRect().toJSON() })()`,
    )
    return [x + width / 2, y + height / 2]
  }
  async function hover(selector: string) {
    const at = await middleOf(selector)
    // From elsewhere: only what the pointer comes to is noticed.
    await mouse('mouseMoved', [2, 2])
    await mouse('mouseMoved', at)
    return at
  }
  const pathOf = (kept: string) => kept.replace(/https?:[/][/][^/]+/, '')
  return {
    async goto(url) {
      loaded.clear()
      for (const kept of pages.values()) kept.hasCrashed = false
      await call('Page.navigate', { url }, session('shown'))
    },
    async shows(path) {
      const isShown = `location.pathname === ${JSON.stringify(path)} && document.documentElement?.dataset.ready === ''`
      // A page that is being left cannot be asked.
      await expect.poll(() => evaluate(isShown).catch(() => false)).toBe(true)
    },
    evaluate: (read, where) => evaluate(`(${read})()`, where),
    hover: async (selector) => void (await hover(selector)),
    async press(selector) {
      await mouse('mousePressed', await hover(selector), true)
      await mouse('mouseMoved', [2, 2])
      await mouse('mouseReleased', [2, 2], true)
    },
    async click(selector) {
      const at = await hover(selector)
      await mouse('mousePressed', at, true)
      // The page may be left before it answers.
      await mouse('mouseReleased', at, true).catch(() => undefined)
    },
    ready: () =>
      [...loaded].filter(([, status]) => ['Ready', 'Success'].includes(status)).map(([kept]) => pathOf(kept)),
    speculated: () => [...new Set([...loaded.keys()].map((kept) => pathOf(kept).split(' ')[1] ?? ''))],
    async close() {
      takeBack()
      close()
      browser.kill('SIGKILL')
      if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function debuggingUrl(printed: NodeJS.ReadableStream): Promise<string> {
  let all = ''
  for await (const chunk of printed) {
    all += String(chunk)
    const url = /DevTools listening on (ws:\S+)/.exec(all)?.[1]
    if (url) return url
  }
  throw new Error(`Chromium did not start. It printed:\n${all}`)
}

// biome-ignore lint/suspicious/noExplicitAny: the protocol of Chromium, of which only few fields are read
type Payload = any

/** Chromium's own protocol (chromedevtools.github.io/devtools-protocol), without a library. */
async function connected(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const asked = new Map<number, PromiseWithResolvers<Payload> & { sessionId: string | undefined }>()
  const listeners = new Map<string, (payload: Payload) => void>()
  socket.onmessage = ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data)
    if (id === undefined) return listeners.get(method)?.(params)
    if (error) asked.get(id)?.reject(new Error(error.message))
    else asked.get(id)?.resolve(result)
  }
  let last = 0
  return {
    call(method: string, params: object, sessionId?: string): Promise<Payload> {
      last += 1
      const answer = Promise.withResolvers<Payload>()
      asked.set(last, { ...answer, sessionId })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      return answer.promise
    },
    giveUp(left: string) {
      for (const { sessionId, reject } of asked.values()) if (sessionId === left) reject(new Error('the page was left'))
    },
    listen: (method: string, listener: (payload: Payload) => void) => listeners.set(method, listener),
    close: () => socket.close(),
  }
}

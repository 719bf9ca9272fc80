import { afterEach, expect, it, vi } from 'vitest'
import { followPage } from './follow-page.ts'

/** Of a server that is away. */
class DeadSocket {
  static CONNECTING = 0
  static OPEN = 1
  static CLOSING = 2
  static CLOSED = 3
  onclose?: (event: { code: number; reason: string }) => void
  constructor() {
    queueMicrotask(() => this.onclose?.({ code: 1006, reason: '' }))
  }
  close = () => undefined
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['leaves the page when the site does not answer either', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['shows what the site has when its session is over', async () => Response.json({}, { status: 401 }), 1],
  ['shows what the site has when only the socket is refused', async () => Response.json({ authorization: 'x' }), 1],
])('a lost preview %s', async (_, fetch, changes) => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://site.example/de'))
  vi.stubGlobal('WebSocket', DeadSocket)
  vi.stubGlobal('fetch', fetch)
  const onChange = vi.fn()
  const states: string[] = []
  const socket = 'wss://site.example/graphql'
  const stop = followPage({
    socket,
    uri: '/',
    passHref: '/de/preview/pass',
    onState: (state) => states.push(state),
    onChange,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect(states).toEqual(['lost'])
  expect(onChange).toHaveBeenCalledTimes(changes)
})

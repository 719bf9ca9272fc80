import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A cookie with this substring may be an editor’s, so the page is rendered for each request, as a visitor sees it. */
export const uncached = 'bench=content-token'

export interface Load {
  perSecond: number
  count: number
}

/** The concurrency of all load tests. */
export const atOnce = 16

/** Counts the tasks that complete in `seconds` after a warm-up, `atOnce` at a time. Rejects with the first error. */
export async function load(task: (number: number) => Promise<unknown>, seconds = 5, warmUp = 1.5): Promise<Load> {
  const begin = performance.now() + warmUp * 1000
  const end = begin + seconds * 1000
  let number = 0
  let count = 0
  const one = async () => {
    while (performance.now() < end) {
      number += 1
      await task(number)
      const now = performance.now()
      if (now >= begin && now < end) count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return { perSecond: count / seconds, count }
}

/** An error of a database ends the run. */
export function fail(error: Error): never {
  throw error
}

export interface Answer {
  /** 0 without a response: the connection broke. */
  status: number
  milliseconds: number
  /** Only pages from memory have an ETag. */
  fromMemory: boolean
  location: string | undefined
  /** Seconds; undefined without the header. */
  retryAfter: number | undefined
}

/** Visitors with their own connections, without a limit. */
export function visitorsOf(site: string) {
  const agent = new Agent({ keepAlive: true })

  async function ask(path: string, form?: URLSearchParams, sender = '10.0.0.1'): Promise<Answer> {
    const began = performance.now()
    const body = form?.toString()
    const headers = {
      'x-forwarded-for': sender,
      'accept-encoding': 'br',
      accept: 'text/html',
      ...(body !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
    }
    const sent = request(site + path, { method: body === undefined ? 'GET' : 'POST', headers, agent })
    try {
      const [answer] = await once(sent.end(body), 'response')
      answer.resume()
      await once(answer, 'end')
      const { etag, location, 'retry-after': retryAfter } = answer.headers
      return {
        status: answer.statusCode,
        milliseconds: performance.now() - began,
        fromMemory: etag !== undefined,
        location,
        retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
      }
    } catch {
      const milliseconds = performance.now() - began
      return { status: 0, milliseconds, fromMemory: false, location: undefined, retryAfter: undefined }
    }
  }

  return { ask, leave: () => agent.destroy() }
}

/** Starts `perSecond` tasks a second for `seconds`, whether or not earlier ones have completed. Returns all results, once the last one completes. */
export async function openLoop<Given>(
  perSecond: number,
  seconds: number,
  task: (number: number) => Promise<Given>,
): Promise<Given[]> {
  const begin = performance.now()
  const given: Promise<Given>[] = []
  while (given.length < perSecond * seconds) {
    const due = begin + (given.length * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await wait(early)
    given.push(task(given.length))
  }
  return Promise.all(given)
}

/** The percentile of the values; 0 for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/** CPU milliseconds since the start of the site. */
export async function processorOf(site: string): Promise<number> {
  const figures = await (await fetch(`${site}/metrics`)).text()
  return Number(/^flightdeck_processor_seconds_total (\S+)/m.exec(figures)?.[1] ?? Number.NaN) * 1000
}

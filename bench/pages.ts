import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Site } from '#tests/helpers/start-site.ts'
import { npmProgram } from './lighthouse.ts'
import { atOnce, processorOf, uncached } from './open-loop.ts'

interface Speed {
  perSecond: number
  /** CPU milliseconds of the server per response, which depends less on other load. */
  processor: number
}

export interface PageSpeed {
  /** Compressed, as sent. */
  bytes: number
  memory: Speed
  /** Without the page cache. */
  rendered: Speed
  /** A bare server with the same bytes. */
  bare: Speed
}

const accept = { 'accept-encoding': 'br' }

/** The speed of a page and its bounds, measured directly after each other. */
export async function pageSpeed(site: Site, path: string): Promise<PageSpeed> {
  await kept(site.url + path)
  const { headers, body } = await get(site.url + path)
  const bare = await startBare(headers, body)
  const ofSite = () => processorOf(site.url)
  try {
    return {
      bytes: body.length,
      bare: await speed(bare.url, bare.processor),
      memory: await speed(site.url + path, ofSite),
      rendered: await speed(site.url + path, ofSite, { ...accept, cookie: uncached }),
    }
  } finally {
    await bare.stop()
  }
}

async function speed(
  url: string,
  processor: () => Promise<number>,
  headers: Record<string, string> = accept,
): Promise<Speed> {
  await autocannon(url, headers, 1)
  const before = await processor()
  const { answers, duration } = await autocannon(url, headers, 4)
  return { perSecond: answers / duration, processor: ((await processor()) - before) / answers }
}

const loadResult = z.object({ '2xx': z.number(), non2xx: z.number(), errors: z.number(), duration: z.number() })

/** Requests one address from `atOnce` connections for this many seconds. Throws when an answer fails. */
async function autocannon(url: string, headers: Record<string, string>, seconds: number) {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`])
  const args = ['--json', '--connections', String(atOnce), '--duration', String(seconds), ...fields, url]
  const result = loadResult.parse(JSON.parse(await npmProgram('autocannon', args)))
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} failed answers`)
  return { answers: result['2xx'], duration: result.duration }
}

/** Only pages from memory have an ETag. */
async function kept(url: string): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    if ((await get(url)).headers.etag) return
  }
  throw new Error(`${url} is not kept in memory`)
}

async function get(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const [answer] = await once(request(url, { headers: accept, agent: false }).end(), 'response')
  return { headers: answer.headers, body: await buffer(answer) }
}

async function startBare(all: Record<string, string>, body: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-bare-'))
  const file = join(folder, 'answer.json')
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = all
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout, 'data')
  const url = String(line).trim()
  return {
    url,
    processor: async () => Number(await (await fetch(`${url}/processor`)).text()),
    async stop() {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Gzipped bytes of the scripts that a page needs for hydration. The messages (16 kB) load after them and are not counted. */
export async function firstLoad(site: string, path: string): Promise<number> {
  const html = gunzipSync(await packed(site + path)).toString()
  const named = new Set(html.match(/\/[\w./-]+\.js(?=["'])/g))
  const scripts = [...named].filter((script) => !script.includes('/manifest-'))
  const sizes = await Promise.all(scripts.map(async (script) => (await packed(site + script)).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function packed(url: string): Promise<Buffer> {
  const [answer] = await once(request(url, { headers: { 'accept-encoding': 'gzip' }, agent: false }).end(), 'response')
  const body = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return body
}

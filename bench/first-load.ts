import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/**
 * Gzipped bytes of all scripts of a page, which it needs for hydration. The list of all routes is named but never loaded (React Router discovers
 * routes lazily); the messages of the language (16 kB) load after these scripts and are not counted.
 */
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

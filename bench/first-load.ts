import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** Bytes of all scripts that a page loads by itself, packed with gzip as sent. */
export async function firstLoad(site: string, path: string): Promise<number> {
  const html = gunzipSync(await packed(site + path)).toString()
  const scripts = new Set(html.match(/\/[\w./-]+\.js(?=["'])/g))
  const sizes = await Promise.all([...scripts].map(async (script) => (await packed(site + script)).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function packed(url: string): Promise<Buffer> {
  const [answer] = await once(request(url, { headers: { 'accept-encoding': 'gzip' }, agent: false }).end(), 'response')
  const body = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return body
}

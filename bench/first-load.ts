import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/**
 * Bytes of all scripts that a page names, packed with gzip as sent: what it needs to come alive. The list of all routes is named too and never
 * loaded (React Router finds routes lazily); the words in the visitor’s language (16 kB) come behind these scripts and are not counted.
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

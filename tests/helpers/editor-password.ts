import { printed } from './printed.ts'
import type { Site } from './start-site.ts'

const known = new WeakMap<Site, Promise<string>>()

/** The password of the content system’s account, through the link that the site has printed: it shows it once, so it is kept here. */
export function editorPassword(site: Site): Promise<string> {
  const password = known.get(site) ?? showPassword(site)
  known.set(site, password)
  return password
}

async function showPassword(site: Site): Promise<string> {
  const path = await printed(site, /\/office\/editor-password\/[\w-]+/)
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams(),
  })
  const password = /<code[^>]*>([\w-]{43})<\/code>/.exec(await answer.text())?.[1]
  if (!password) throw new Error(`the link to the password of the editor was answered with ${answer.status}`)
  return password
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editorPassword } from '#tests/helpers/editor-password.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { printed } from '#tests/helpers/printed.ts'
import { runToEnd } from '#tests/helpers/run-to-end.ts'
import { type SiteProcess, startSite } from '#tests/helpers/start-site.ts'
import { buildWhenNeeded } from './site-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Otherwise the first start would report that it builds.
beforeAll(() => buildWhenNeeded(() => undefined))

const oneSentence = (sentence: string) => ({ code: 1, printed: `${sentence}\n` })

describe('a start that cannot succeed', () => {
  it('names a wrong variable', async () => {
    expect(await runToEnd({ ROLE: 'boss' })).toEqual(oneSentence('Cannot start: ROLE must be all, web or worker.'))
  })

  it('names a data folder that is a file', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(await runToEnd({ DATA_DIR: file })).toEqual(
      oneSentence(`Cannot start: the data folder ${file} is not a folder. Move the file away, or set DATA_DIR.`),
    )
  })

  it('reports that the database does not answer, without its password', async () => {
    const url = `postgres://site:open-sesame@127.0.0.1:${await freePort()}/site`
    const { code, printed } = await runToEnd({ DATABASE_URL: url })
    expect(code).toBe(1)
    expect(printed).toMatch(/^Cannot start: the database of DATABASE_URL cannot be opened \(.*ECONNREFUSED.*\)[.]\n$/m)
    expect(printed).not.toContain('open-sesame')
    expect(printed).not.toContain('    at ')
  })
})

describe('a site that runs', () => {
  const dataFolder = join(folder, 'data')
  let site: SiteProcess
  beforeAll(async () => {
    site = await startSite({ dataFolder, firstStart: true })
  })
  afterAll(() => site.stop())

  it('prints the URLs of the site and its mailbox', async () => {
    // It answers before its first line has come.
    await printed(site, /Outgoing mail is shown at http:\S+\/mailbox\/[\w-]{43}/)
    expect(site.output()).toContain(`Flightdeck is ready at ${site.url}\n`)
    expect(site.output()).toContain(`Outgoing mail is shown at ${site.url}/mailbox/`)
  })

  it('prints no password, but a link that shows it once', async () => {
    const password = await editorPassword(site)
    expect(site.output()).not.toContain(password)
    const path = /\/office\/editor-password\/[\w-]{43}\n/.exec(site.output())?.[0]?.trim() ?? ''
    const again = { method: 'POST', headers: { origin: site.url }, body: new URLSearchParams() }
    expect((await fetch(site.url + path, again)).status).toBe(404)
    expect((await fetch(site.url + path)).status).toBe(404)
  })

  it('keeps its port: a second one is told so', async () => {
    const { port } = new URL(site.url)
    expect(await runToEnd({ PORT: port })).toEqual(
      oneSentence(`Cannot start: port ${port} is already taken. Stop the program that uses it, or set PORT.`),
    )
  })

  it('keeps its data folder: a second process is refused, and the first keeps running', async () => {
    expect(await runToEnd({ DATA_DIR: dataFolder })).toEqual(
      oneSentence(
        `Cannot start: another Flightdeck is already using the data folder ${dataFolder}. Stop it, or set DATA_DIR.`,
      ),
    )
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${site.url}/de/workshops?now`)).status).toBe(200)
  })

  it('is followed by another one on the same folder when it is killed, with the same secret and the same dates', async () => {
    const secret = readFileSync(join(dataFolder, 'secret'), 'utf8')
    const dates = datesOn(await (await fetch(`${site.url}/de/workshops`)).text())
    await site.kill()
    site = await startSite({ dataFolder })
    expect(readFileSync(join(dataFolder, 'secret'), 'utf8')).toBe(secret)
    expect(datesOn(await (await fetch(`${site.url}/de/workshops`)).text())).toEqual(dates)
  })

  it('stops on a signal without further output', async () => {
    const printed = site.output()
    expect(await site.stop()).toBe(0)
    expect(site.output()).toBe(printed)
  })
})

function datesOn(list: string): string[] {
  const found = [...list.matchAll(/href="(\/de\/workshops\/[^/"]+\/[^/"]+)"/g)].map(([, path]) => path ?? '')
  expect(found.length).toBeGreaterThan(10)
  return found
}

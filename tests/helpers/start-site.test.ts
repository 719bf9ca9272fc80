import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startSite } from './start-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-programs-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program in the place of the site. */
function program(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { createServer } from 'node:http'\nconst { PORT, HOST, DATA_DIR, SITE_URL } = process.env\n${code}`,
  )
  return file
}

const slow = program(
  'slow',
  `const since = Date.now()
   createServer((request, response) => {
     response.writeHead(Date.now() - since > 300 ? 200 : 503).end(SITE_URL)
   }).listen(PORT, HOST, () => console.log('listening, keeps ' + DATA_DIR))
   process.on('SIGTERM', () => { console.error('good night'); process.exit(0) })`,
)
const refusing = program('refusing', `console.error('Cannot start: the port is taken.'); process.exit(1)`)
const silent = program('silent', 'setInterval(() => {}, 1000)')

it('waits until the site is ready, and returns its output', async () => {
  const site = await startSite({ program: slow })
  expect(await (await fetch(site.url)).text()).toBe(site.url)
  expect(existsSync(site.dataFolder)).toBe(true)
  expect(await site.stop()).toBe(0)
  expect(site.output()).toBe(`listening, keeps ${site.dataFolder}\ngood night\n`)
  expect(existsSync(site.dataFolder)).toBe(false)
})

it('keeps a data folder that it was given', async () => {
  const site = await startSite({ program: slow, dataFolder: folder })
  await site.stop()
  expect(existsSync(folder)).toBe(true)
})

it('tells what the site printed when it ends before it is ready', async () => {
  await expect(startSite({ program: refusing })).rejects.toThrow(/ended with 1.*the port is taken/s)
})

it('does not wait for ever', async () => {
  await expect(startSite({ program: silent, timeout: 300 })).rejects.toThrow('did not answer with 200 within 300 ms')
})

import { mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type OpenDatabase, rowsOf } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { isPrepared } from '#platform/db/prepare-tables.ts'
import { openSite } from '#tests/helpers/open-site.ts'
import { startSite } from '#tests/helpers/start-site.ts'
import { databaseArchive } from './site-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs before the program, and writes down at its end which CommonJS files it has run. Node also keeps those whose exports it has only looked up. */
const witness = (file: string) => `
import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
const { cache } = createRequire(import.meta.url)
process.on('exit', () => {
  const ran = Object.values(cache).filter((module) => module.loaded)
  writeFileSync(${JSON.stringify(file)}, ran.map((module) => module.filename).join('\\n'))
})`

it('lets the scripts of a page wait for its first paint, of React Router and of an island alike', async () => {
  const site = await openSite()
  try {
    const list = await (await fetch(`${site.url}/de/workshops`)).text()
    const form = /href="(\/de\/workshops\/[^/"]+\/fl2d-hamburg-[\d-]+)"/.exec(list)?.[1]
    const pages = await Promise.all([form, '/office'].map(async (path) => (await fetch(site.url + path)).text()))
    for (const page of pages) {
      const preloads = page.match(/<link rel="modulepreload"[^>]*>/g) ?? []
      expect(preloads).not.toEqual([])
      expect(preloads.filter((link) => !link.includes('media="not all"'))).toEqual([])
      expect(page).not.toContain('type="module"')
    }
    // of the office, where React Router runs the page
    expect(pages[1]).toContain('type="text/deferred"')
  } finally {
    await site.stop()
  }
})

it('serves pages from React’s production build alone', async () => {
  const loaded = join(folder, 'loaded')
  const script = join(folder, 'witness.mjs')
  writeFileSync(script, witness(loaded))
  const site = await startSite({ env: { NODE_OPTIONS: `--import=${script}`, NODE_ENV: 'development' } })
  try {
    expect((await fetch(`${site.url}/de`)).status).toBe(200)
  } finally {
    await site.stop()
  }
  const builds = readFileSync(loaded, 'utf8')
    .split('\n')
    .filter((file) => /[.](?:development|production)[.]js$/.test(file))
  expect(builds.filter((file) => file.includes('react-dom-server'))).not.toEqual([])
  expect(builds.filter((file) => file.endsWith('.development.js'))).toEqual([])
})

it('begins an empty data folder with the database of the build, which has all tables', async () => {
  const first = join(folder, 'first')
  const site = await startSite({ dataFolder: first, firstStart: true })
  await site.stop()
  const [own, ofBuild] = [
    await openEmbedded(join(first, 'database'), undefined, { asItIs: true }),
    await openEmbedded(undefined, await openAsBlob(databaseArchive(), { type: 'application/gzip' }), { asItIs: true }),
  ]
  const identity = async ({ db }: OpenDatabase) =>
    rowsOf<{ id: string }>(await db.execute('select system_identifier::text as id from pg_control_system()'))
  try {
    expect(await identity(own)).toEqual(await identity(ofBuild))
    expect(await isPrepared(ofBuild.db)).toBe(true)
  } finally {
    await own.close()
    await ofBuild.close()
  }
})

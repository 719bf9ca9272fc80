import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { workshopHref } from '#domain/workshop/certification.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { runCommand } from '../scripts/check.ts'
import { firstMatch } from './helpers/office-over-http.ts'
import { patience } from './helpers/patience.ts'
import { sentBooking } from './helpers/sent-booking.ts'
import { type SiteProcess, startSite } from './helpers/start-site.ts'

/** What `npm run release` makes, away from this project and its packages. */
const release = join(mkdtempSync(join(tmpdir(), 'flightdeck-release-')), 'site')
let site: SiteProcess | undefined

beforeAll(async () => {
  const { code, output } = await runCommand([process.execPath, 'scripts/release.ts', release])
  expect(code, output).toBe(0)
  site = await startSite({ program: join(release, 'server/main.ts'), firstStart: true })
})
afterAll(async () => {
  await site?.stop()
  rmSync(join(release, '..'), { recursive: true, force: true })
})

it('starts without building, and has nothing to build with', async () => {
  expect(site?.output()).not.toContain('Building the site')
  for (const tool of ['vite', 'typescript', '@react-router/dev', 'vitest'])
    expect(existsSync(join(release, 'node_modules', tool)), tool).toBe(false)
})

it('has everything that pages, bookings, documents, mails and pictures need', async () => {
  const url = site?.url ?? ''
  const ask = async (path: string) => {
    const answer = await fetch(url + path)
    expect(answer.status, path).toBe(200)
    return answer
  }
  const date = workshopHref('de', liveDate(theFl2dInGraz, Temporal.Now.instant()))
  await ask('/en')
  const booked = await fetch(url + date, { method: 'POST', redirect: 'manual', body: sentBooking() })
  expect(booked.status).toBe(303)
  const order = new URL(booked.headers.get('location') ?? '', url).pathname
  await ask(order)
  const invoice = await ask(`${order}/invoice.pdf`)
  expect(Buffer.from(await invoice.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/)
  expect(await (await ask(`${order}/invoice.xml`)).text()).toContain('CrossIndustryInvoice')
  const mailbox = firstMatch(/\/mailbox\/[\w-]+/, site?.output() ?? '')
  await vi.waitFor(
    async () => expect(await (await ask(mailbox)).text()).toMatch(new RegExp(`${mailbox}/[\\w%.@:-]+`)),
    patience,
  )
  const picture = new URL(firstMatch(/(?<=og:image" content=")[^"]+/, await (await ask('/de')).text()))
  expect((await ask(picture.pathname + picture.search)).headers.get('content-type')).toMatch(/^image\//)
})

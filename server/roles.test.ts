import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { openSite } from '#tests/helpers/open-site.ts'
import { patience } from '#tests/helpers/patience.ts'
import { openPostOffice } from '#tests/helpers/post-office.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-roles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One after the other, because the embedded database belongs to one process; on a server they would run side by side. */
it('takes bookings as web and sends their mail as worker, who answers no one but machines', async () => {
  const office = await openPostOffice()
  const web = await openSite({ dataFolder: folder, env: { ROLE: 'web', SMTP_URL: office.url } })
  const list = await (await fetch(`${web.url}/de/workshops/flight-level-2-design`)).text()
  const path = /href="(\/de\/workshops\/flight-level-2-design\/fl2d-hamburg-[\d-]+)"/.exec(list)?.[1] ?? ''
  const body = formFields(bookingParty('Arbeitsteilung', 1))
  expect((await fetch(web.url + path, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
  // Four times as long as a worker needs to look.
  await wait(2_000)
  expect(await web.stop()).toBe(0)
  expect(office.received).toEqual([])

  const worker = await openSite({ dataFolder: folder, env: { ROLE: 'worker', SMTP_URL: office.url } })
  // The confirmation with the invoice, the invitation, the note to the office.
  await vi.waitFor(() => expect(new Set(office.received).size).toBe(3), patience)
  expect(office.received).toHaveLength(3)
  const statusOf = async (address: string) => (await fetch(worker.url + address)).status
  expect(await Promise.all(['/healthz', '/readyz'].map(statusOf))).toEqual([200, 200])
  expect(await Promise.all(['/', '/de', path, '/favicon.svg', '/graphql'].map(statusOf))).toEqual(Array(5).fill(404))
  expect(await worker.stop()).toBe(0)
  await office.close()
})

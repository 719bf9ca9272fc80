import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { patience } from '#tests/helpers/patience.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { openPostOffice, type PostOffice } from '../helpers/post-office.ts'
import { type Site, startSite } from '../helpers/start-site.ts'
import { type Wire, wireTo } from '../helpers/wire.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { formFields } from '../use-cases/form-fields.ts'

describe('a site whose database goes away for a while', () => {
  let wire: Wire
  let site: Site
  let office: PostOffice
  let date = ''

  beforeAll(async () => {
    wire = await wireTo(await freshDatabase())
    office = await openPostOffice()
    site = await startSite({ env: { DATABASE_URL: wire.url, SMTP_URL: office.url } })
    const list = await (await fetch(`${site.url}/de/workshops/flight-level-2-design`)).text()
    date = /href="(\/de\/workshops\/flight-level-2-design\/fl2d-hamburg-[\d-]+)"/.exec(list)?.[1] ?? ''
  })
  afterAll(async () => {
    await site.stop()
    await office.close()
  })

  const book = () =>
    fetch(site.url + date, { method: 'POST', body: formFields(bookingParty('Geduld', 1)), redirect: 'manual' })
  const ready = async () => (await fetch(`${site.url}/readyz`)).status

  it('lives on, says that it is not ready, and answers in its own frame', async () => {
    wire.cut()
    await vi.waitFor(async () => expect(await ready()).toBe(503), patience)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    const answer = await book()
    expect(answer.status).toBe(500)
    expect(await answer.text()).toMatch(/<header\b/)
  })

  it('is ready by itself when it is back, books and sends mail', async () => {
    wire.mend()
    await vi.waitFor(async () => expect(await ready()).toBe(200), patience)
    expect((await book()).status).toBe(303)
    await vi.waitFor(() => expect(office.received).toHaveLength(4), patience)
  })

  it('stops as ever', async () => {
    expect(await site.stop(), site.output()).toBe(0)
  })
})

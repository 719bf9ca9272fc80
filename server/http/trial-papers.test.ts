import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { workshopHref } from '#domain/workshop/certification.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { openSite } from '#tests/helpers/open-site.ts'
import { patience } from '#tests/helpers/patience.ts'
import { printed } from '#tests/helpers/printed.ts'
import { sentBooking } from '#tests/helpers/sent-booking.ts'
import type { Site } from '#tests/helpers/start-site.ts'

describe('the order, the invoice and the mail of a demo world', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.stop())

  const ask = async (path: string) => (await fetch(site.url + path)).text()

  it('say that they are not real', async () => {
    const date = workshopHref('de', liveDate(theFl2dInGraz, Temporal.Now.instant()))
    const booked = await fetch(site.url + date, { method: 'POST', redirect: 'manual', body: sentBooking() })
    expect(booked.status).toBe(303)
    const order = new URL(booked.headers.get('location') ?? '', site.url).pathname
    expect(await ask(order)).toContain('Testbestellung – nichts davon ist echt')
    expect(await ask(`${order}/invoice`)).toContain('Testbeleg – keine echte Rechnung')
    const pdf = await (await fetch(`${site.url}${order}/invoice.pdf`)).arrayBuffer()
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    expect(text).toContain('Testbeleg – keine echte Rechnung')
    const xml = await ask(`${order}/invoice.xml`)
    expect(xml).toContain('</rsm:CrossIndustryInvoice>')
    expect(xml, 'as a note (BT-22)').toMatch(/Testbe|Test d|ausprobieren/i)
    const mailbox = await printed(site, /\/mailbox\/[\w-]+/)
    const mail = await vi.waitFor(async () => {
      const [first] = (await ask(mailbox)).match(new RegExp(`${mailbox}/[\\w%.@:-]+`, 'g')) ?? []
      if (first === undefined) throw new Error('no mail yet')
      return ask(first)
    }, patience)
    expect(mail).toContain('Testbetrieb: Diese E-Mail kommt von einer Website zum Ausprobieren.')
  })
})

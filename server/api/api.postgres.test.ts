import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dInVienna, theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import { type ApiWorld, apiUrl, openApiWorld } from '#tests/helpers/api-world.ts'
import { describedAnswers } from '#tests/helpers/described-answers.ts'
import { memberActor } from '#tests/helpers/member-actor.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { saturday } from '#tests/use-cases/booking-world.ts'
import { openApiDocument } from './openapi.ts'
import { apiRoutes } from './route-table.ts'

const vienna = liveDate(theFl2dInVienna, saturday).slug
const graz = liveDate(theFl2dInGraz, saturday).slug
const flsa = liveDate(theFullFlsaWithAWaitlist, saturday).slug

const newDate = {
  certification: 'fl2d',
  language: 'de',
  trainers: ['Theresa Moosbrugger'],
  price: 1990,
  seats: 12,
  delivery: 'on-site',
  timeZone: 'Europe/Vienna',
  location: { city: 'Linz', country: 'AT', venue: 'Alte Weberei' },
  sessions: [{ startsAt: '2027-03-09T09:00:00+01:00', endsAt: '2027-03-09T17:00:00+01:00' }],
}

// The document is plain JSON; this is the part of it that is looked at here.
const document = openApiDocument(apiUrl) as unknown as Parameters<typeof describedAnswers>[0]
const described = describedAnswers(document)
const seen = new Set<string>()

describe('the REST API', () => {
  let api: ApiWorld
  let key: string
  let bookingId: string
  let waitingId: string
  beforeAll(async () => {
    api = await openApiWorld()
    key = await api.keyFor()
    await api.world.book({ workshop: vienna, form: bookingParty('Neuwerk', 2) })
    await api.world.book({ workshop: flsa, form: bookingParty('Almtal', 1, { joinsWaitlist: true }) })
    bookingId = (await json(await ask('get', '/api/v1/bookings', { query: `?date=${vienna}` }))).data[0].id
    waitingId = (await json(await ask('get', '/api/v1/bookings', { query: `?date=${flsa}&state=waiting` }))).data[0].id
  })
  afterAll(() => api.world.close())

  /** Sends a request, and validates the answer against the document. `at` fills the placeholder of the path. */
  async function ask(
    method: string,
    path: string,
    { at = '', query = '', ...sent }: { at?: string; query?: string } & Parameters<ApiWorld['ask']>[2] = {},
  ) {
    const answer = await api.ask(method.toUpperCase(), path.replace(/\{\w+\}/, at) + query, { key, ...sent })
    expect(await described.complaints(method, path, answer)).toEqual([])
    if (answer.ok) seen.add(`${method} ${path}`)
    return answer
  }
  const read = async (slug: string) => json(await ask('get', '/api/v1/dates/{date}', { at: slug }))
  const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })

  describe('dates', () => {
    it('are listed, and found by slug and by id', async () => {
      const { data } = await json(await ask('get', '/api/v1/dates', { query: '?certification=fl2d&from=2026-11-21' }))
      expect(data.map(({ slug }: { slug: string }) => slug)).toContain(vienna)
      expect(new Set(data.map(({ certification }: { certification: string }) => certification))).toEqual(
        new Set(['fl2d']),
      )
      const answer = await ask('get', '/api/v1/dates/{date}', { at: vienna })
      const date = await json(answer)
      expect(answer.headers.get('etag')).toBe(`"${date.version}"`)
      expect(date).toMatchObject({ slug: vienna, seats: { taken: expect.any(Number) }, price: { currency: 'EUR' } })
      expect(await read(date.id)).toEqual(date)
    })

    it('are put on sale once for one Idempotency-Key, and that key is for nothing else', async () => {
      const headers = { 'idempotency-key': 'linz-in-march' }
      const made = await ask('post', '/api/v1/dates', { body: newDate, headers })
      expect(made.status).toBe(201)
      expect(made.headers.get('location')).toBe('/api/v1/dates/fl2d-linz-2027-03-09')
      const again = await ask('post', '/api/v1/dates', { body: newDate, headers })
      expect(await json(again)).toEqual(await json(made))
      const other = await ask('post', '/api/v1/dates', { body: { ...newDate, seats: 8 }, headers })
      expect(await json(other)).toMatchObject({ status: 422, type: 'urn:flightdeck:problem:idempotency-key-reused' })
      const without = await json(await ask('post', '/api/v1/dates', { body: newDate }))
      expect(without.slug).toBe('fl2d-linz-2027-03-09-2')
      const ofAnother = await ask('post', '/api/v1/dates', { body: newDate, headers, key: await api.keyFor() })
      expect((await json(ofAnother)).slug).toBe('fl2d-linz-2027-03-09-3')
    })

    it('name the field that is wrong', async () => {
      const body = {
        ...newDate,
        seats: 0,
        colour: 'red',
        sessions: [...newDate.sessions].map(({ endsAt: at }) => ({ startsAt: at, endsAt: at })),
      }
      const { errors } = await json(await ask('post', '/api/v1/dates', { body }))
      expect(errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(['', 'seats', 'sessions'])
      const past = { ...newDate, sessions: [{ startsAt: '2026-01-09T09:00:00Z', endsAt: '2026-01-09T17:00:00Z' }] }
      expect(await json(await ask('post', '/api/v1/dates', { body: past }))).toMatchObject({
        status: 409,
        type: 'urn:flightdeck:problem:in-the-past',
      })
      expect((await ask('post', '/api/v1/dates', { body: '{' })).status).toBe(400)
      const asForm = { body: 'seats=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      expect((await ask('post', '/api/v1/dates', asForm)).status).toBe(415)
      expect((await ask('post', '/api/v1/dates', { body: { reason: 'x'.repeat(70_000) } })).status).toBe(413)
    })

    it('are changed by who has read them last, never below the seats that are taken', async () => {
      const change = (body: object, headers = {}) => ask('patch', '/api/v1/dates/{date}', { at: vienna, body, headers })
      const before = await read(vienna)
      expect((await change({ seats: 20, reason: 'bigger room' })).status).toBe(428)
      expect((await change({ price: 9999 }, ifMatch(before.version))).status).toBe(422)
      const few = await change({ seats: 1, minimum: 0, reason: 'smaller room' }, ifMatch(before.version))
      expect(await json(few)).toMatchObject({
        status: 409,
        type: 'urn:flightdeck:problem:below-taken',
        taken: before.seats.taken,
      })
      const changed = await json(await change({ seats: 20, reason: 'bigger room' }, ifMatch(before.version)))
      expect(changed).toMatchObject({ version: before.version + 1, seats: { total: 20 }, trainers: before.trainers })
      expect((await change({ seats: 21, reason: 'more' }, ifMatch(before.version))).status).toBe(412)
      expect((await change({ seats: 21, reason: 'more' }, { 'if-match': 'W/"0"' })).status).toBe(412)
      expect((await change({ seats: 21, reason: 'more' }, { 'if-match': '*' })).status).toBe(412)
      const lines = await api.world.all('action_log')
      expect(
        lines
          .filter(({ actor_kind, actor_name }) => `${actor_kind}:${actor_name}` === 'key:Buchhaltung')
          .map(({ reason }) => reason),
      ).toContain('bigger room')
    })

    it('are paid by card only where someone takes cards', async () => {
      const refused = {
        status: 422,
        type: 'urn:flightdeck:problem:no-card-payment',
        errors: [{ field: 'payment', message: 'card payment is not set up' }],
      }
      const body = { ...newDate, payment: 'card' }
      const { version } = await read(graz)
      const change = { at: graz, body: { payment: 'card' }, headers: ifMatch(version) }
      api.takeCards(false)
      expect(await json(await ask('post', '/api/v1/dates', { body }))).toMatchObject(refused)
      expect(await json(await ask('patch', '/api/v1/dates/{date}', change))).toMatchObject(refused)
      api.takeCards(true)
      expect((await ask('patch', '/api/v1/dates/{date}', change)).status).toBe(200)
    })

    it('are changed by a program that takes packed answers, with the validator that it was given', async () => {
      const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' })
      await once(server, 'listening')
      // as: what listens on a port has one
      const { port } = server.address() as AddressInfo
      const address = `http://127.0.0.1:${port}/api/v1/dates/${graz}`
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      // fetch asks for gzip by itself
      const got = await fetch(address, { headers })
      const etag = got.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"\d+"$/)
      const change = (seats: number, ifMatch: string) =>
        fetch(address, {
          method: 'PATCH',
          headers: { ...headers, 'if-match': ifMatch },
          body: JSON.stringify({ seats, reason: 'bigger room' }),
        })
      const changed = await change(20, etag)
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, `"${Number(etag.slice(1, -1)) + 1}"`])
      // a proxy has packed it
      expect((await change(21, `W/${changed.headers.get('etag')}`)).status).toBe(200)
      expect((await change(22, `W/${changed.headers.get('etag')}`)).status).toBe(412)
      await new Promise((resolve) => server.close(resolve))
    })

    it('are moved with a reason, by who has read them last, and once however often it is sent', async () => {
      const headersOf = (version: number, idempotency = 'a-week-later') => ({
        ...ifMatch(version),
        'idempotency-key': idempotency,
      })
      const before = await read(vienna)
      const later = (text: string) => `${Temporal.Instant.from(text).add({ hours: 7 * 24 })}`
      const schedule = {
        delivery: before.delivery,
        timeZone: before.timeZone,
        location: { city: 'Wien', country: 'AT', venue: 'Alte Weberei' },
        sessions: before.sessions.map(({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
          startsAt: later(startsAt),
          endsAt: later(endsAt),
        })),
      }
      const move = (body: object, headers: Record<string, string>) =>
        ask('post', '/api/v1/dates/{date}/move', { at: vienna, body, headers })
      expect((await move(schedule, headersOf(before.version, 'no-reason'))).status).toBe(422)
      const body = { ...schedule, reason: 'the room is being painted' }
      expect((await move(body, {})).status).toBe(428)
      expect((await move(body, ifMatch(before.version + 7))).status).toBe(412)
      const nowhere = { ...body, location: null }
      expect((await move(nowhere, ifMatch(before.version))).status).toBe(422)
      const moved = await json(await move(body, headersOf(before.version)))
      expect(moved).toMatchObject({ id: before.id, version: before.version + 1, location: { venue: 'Alte Weberei' } })
      expect(moved.sessions).toEqual(schedule.sessions)
      const again = await move(body, headersOf(before.version))
      expect(await json(again)).toEqual(moved)
      expect(again.headers.get('etag')).toBe(`"${moved.version}"`)
      const reused = await move({ ...body, reason: 'another one' }, headersOf(before.version))
      expect(await json(reused)).toMatchObject({ type: 'urn:flightdeck:problem:idempotency-key-reused' })
      const { orderId } = await json(await ask('get', '/api/v1/bookings/{booking}', { at: bookingId }))
      const kinds = (await api.world.effectsOf(orderId)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'order-moved')).toHaveLength(1)
      expect(kinds.filter((kind) => kind === 'date-changed')).toHaveLength(2)
      const lines = (await api.world.all('action_log')).filter(({ action }) => action === 'date.moved')
      expect(lines).toMatchObject([
        { actor_kind: 'key', actor_name: 'Buchhaltung', reason: 'the room is being painted' },
      ])
      const elsewhere = { ...body, location: { city: 'Berlin', country: 'DE' } }
      expect(await json(await move(elsewhere, ifMatch(moved.version)))).toMatchObject({
        status: 409,
        type: 'urn:flightdeck:problem:other-country',
      })
    })

    it('are called off once', async () => {
      const { version } = await read(graz)
      const once = { ...ifMatch(version), 'idempotency-key': 'graz-off' }
      const off = { at: graz, body: { reason: 'the trainer is ill' }, headers: once }
      expect(await json(await ask('post', '/api/v1/dates/{date}/call-off', off))).toMatchObject({ calledOff: true })
      const sameAgain = await ask('post', '/api/v1/dates/{date}/call-off', off)
      expect(await json(sameAgain)).toMatchObject({ calledOff: true, version: version + 1 })
      const lines = (await api.world.all('action_log')).filter(({ action }) => action === 'date.called-off')
      expect(lines).toHaveLength(1)
      const again = await ask('post', '/api/v1/dates/{date}/call-off', { ...off, headers: ifMatch(version + 1) })
      expect(await json(again)).toMatchObject({ status: 409, type: 'urn:flightdeck:problem:called-off' })
    })

    it('name their participants without what they cannot eat, and who waits', async () => {
      const { data } = await json(await ask('get', '/api/v1/dates/{date}/participants', { at: vienna }))
      expect(data).toEqual(
        expect.arrayContaining([expect.objectContaining({ bookingId, company: 'Neuwerk GmbH', attended: null })]),
      )
      expect(JSON.stringify(data)).not.toContain('meal')
      const waiting = await json(await ask('get', '/api/v1/dates/{date}/registrations', { at: flsa }))
      expect(waiting.data.map(({ id }: { id: string }) => id)).toContain(waitingId)
      const one = await json(await ask('get', '/api/v1/registrations/{registration}', { at: waitingId }))
      expect(one).toMatchObject({ id: waitingId, date: flsa, state: 'waiting', company: 'Almtal GmbH' })
    })
  })

  describe('bookings and invoices', () => {
    it('are listed page by page, each once', async () => {
      const ids: string[] = []
      const open = new Set<number | null>()
      let query = ''
      do {
        const { data, next } = await json(await ask('get', '/api/v1/bookings', { query }))
        ids.push(...data.map(({ id }: { id: string }) => id))
        for (const listed of data) open.add(listed.open?.amount ?? null)
        query = next === null ? '' : `?cursor=${next}`
      } while (query !== '')
      expect(ids).toContain(bookingId)
      expect(new Set(ids).size).toBe(ids.length)
      // Null, as of what is paid; never nought.
      expect(open).toContain(null)
      expect([...open].filter((amount) => amount === 0)).toEqual([])
      const first = await json(await ask('get', '/api/v1/bookings', { query: '?text=neuwerk&state=confirmed' }))
      expect(first.data).toMatchObject([{ id: bookingId, date: vienna, seats: 2 }])
      for (const bad of ['?cursor=nonsense', '?state=happy', '?from=tomorrow', '?text=%00'])
        expect((await ask('get', '/api/v1/bookings', { query: bad })).status).toBe(422)
    })

    it('are shown with their invoice, its lines and its document', async () => {
      const booking = await json(await ask('get', '/api/v1/bookings/{booking}', { at: bookingId }))
      expect(booking).toMatchObject({ state: 'confirmed', participants: [{}, {}], date: vienna })
      const [number] = booking.invoices
      const list = await json(await ask('get', '/api/v1/invoices', { query: '?from=2026-11-01' }))
      expect(list.data.map((invoice: { number: string }) => invoice.number)).toContain(number)
      const invoice = await json(await ask('get', '/api/v1/invoices/{number}', { at: number }))
      expect(invoice).toMatchObject({
        orderId: booking.orderId,
        gross: booking.gross,
        pdf: `${apiUrl}/api/v1/invoices/${number}/pdf`,
      })
      const pdf = await ask('get', '/api/v1/invoices/{number}/pdf', { at: number })
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
    })

    it('are cancelled once, however often it is sent, with the key in the log', async () => {
      const cancel = () =>
        ask('post', '/api/v1/bookings/{booking}/cancel', { at: bookingId, body: { reason: 'asked by phone' } })
      expect(await json(await cancel())).toMatchObject({ state: 'cancelled' })
      expect(await json(await cancel())).toMatchObject({ state: 'cancelled' })
      const kinds = (await api.world.effectsOf((await json(await cancel())).orderId)).filter(
        ({ kind }) => kind === 'order-cancelled',
      )
      expect(kinds).toHaveLength(1)
      const given = await ask('post', '/api/v1/bookings/{booking}/cancel', {
        at: waitingId,
        body: { reason: 'found another date' },
      })
      expect(await json(given)).toMatchObject({ id: waitingId, state: 'cancelled' })
      const lines = (await api.world.all('action_log')).filter(({ reason }) => reason === 'asked by phone')
      expect(lines.map(({ actor_name }) => actor_name)).toEqual(['Buchhaltung'])
    })

    it('name the invoice that cancels another, in the list and alone', async () => {
      const { data } = await json(await ask('get', '/api/v1/invoices'))
      const cancelled = data.filter(({ cancelledBy }: { cancelledBy: string | null }) => cancelledBy !== null)
      expect(cancelled.length).toBeGreaterThan(0)
      for (const { number, cancelledBy } of cancelled) {
        const by = await json(await ask('get', '/api/v1/invoices/{number}', { at: cancelledBy }))
        expect(by).toMatchObject({ kind: 'cancellation', cancels: number, cancelledBy: null })
        expect(await json(await ask('get', '/api/v1/invoices/{number}', { at: number }))).toMatchObject({ cancelledBy })
      }
    })
  })

  describe('webhooks', () => {
    const nora = memberActor('Nora Pichler')
    const id = 'd3b07384-d9a0-4c9b-8f2e-5d1c1a0e7f11'
    beforeAll(async () => {
      await api.webhooks.add(
        { idempotencyKey: id, url: 'https://hooks.donauwerk.example/flights', events: ['booking-confirmed'] },
        nora,
      )
    })
    const change = (body: object, at = id) => ask('patch', '/api/v1/webhooks/{webhook}', { at, body })

    it('are listed without their secrets', async () => {
      const { data } = await json(await ask('get', '/api/v1/webhooks'))
      expect(data).toMatchObject([{ id, events: ['booking.confirmed'], paused: false, deliveredAt: null }])
      expect(JSON.stringify(data)).not.toContain('whsec')
      expect(await json(await ask('get', '/api/v1/webhooks/{webhook}', { at: id }))).toEqual(data[0])
      for (const at of ['no id', bookingId]) expect((await change({ paused: true }, at)).status).toBe(404)
    })

    it('get another address and other events, are paused and go on, each noted once', async () => {
      const url = 'https://crm.donauwerk.example/in?token=geheim'
      const changed = await json(await change({ url, events: ['date.changed', 'date.called-off'], paused: true }))
      expect(changed).toMatchObject({ url, events: ['date.changed', 'date.called-off'], paused: true })
      await change({ paused: true })
      expect(await json(await change({ paused: false }))).toMatchObject({ url, paused: false })
      const lines = (await api.world.all('action_log')).filter(({ subject_kind }) => subject_kind === 'webhook')
      expect(
        lines
          .filter(({ actor_kind, actor_name }) => `${actor_kind}:${actor_name}` === 'key:Buchhaltung')
          .map(({ details }) => details),
      ).toEqual([
        {
          changes: [
            { name: 'address', before: 'hooks.donauwerk.example', after: 'crm.donauwerk.example' },
            { name: 'events', before: expect.anything(), after: 'date-changed date-called-off' },
            { name: 'switch', before: 'on', after: 'off' },
          ],
        },
        { changes: [{ name: 'switch', before: 'off', after: 'on' }] },
      ])
      const bad = [
        { url: 'http://intern.example' },
        { url: 'ftp://x' },
        { events: [] },
        { events: ['x'] },
        { secret: 'x' },
      ]
      for (const body of bad) expect((await change(body)).status).toBe(422)
    })

    it('show what was sent to them, page by page', async () => {
      for (let message = 0; message < 27; message += 1) await api.webhooks.test(id)
      const path = '/api/v1/webhooks/{webhook}/deliveries'
      const first = await json(await ask('get', path, { at: id }))
      expect(first.data).toHaveLength(25)
      expect(first.data[0]).toMatchObject({ event: 'test', state: 'due', attempts: [] })
      const second = await json(await ask('get', path, { at: id, query: `?cursor=${first.next}` }))
      expect(second).toMatchObject({ data: [{}, {}], next: null })
      expect((await ask('get', path, { at: id, query: '?cursor=nonsense' })).status).toBe(422)
    })
  })

  describe('the document', () => {
    it('has every route of the table, and nothing that does not answer', async () => {
      const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => ({ path, method })),
      )
      for (const { method, path } of apiRoutes) expect(operations).toContainEqual({ method, path })
      for (const { method, path } of operations) {
        const answer = await api.ask(method.toUpperCase(), path.replace(/\{\w+\}/, vienna), { key })
        expect({ path, method, status: answer.status === 405 }).toEqual({ path, method, status: false })
        if (answer.status === 404) expect(await described.complaints(method, path, answer)).toEqual([])
      }
      const ids = Object.values(document.paths).flatMap((methods) =>
        Object.values(methods).map(({ operationId }) => operationId),
      )
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('describes what anyone may ask, too', async () => {
      await ask('get', '/api/workshops')
      await ask('get', '/api/workshops/{slug}', { at: vienna })
      expect((await ask('get', '/api/workshops/{slug}', { at: 'nowhere' })).status).toBe(404)
      expect(await json(await ask('get', '/api/openapi.json'))).toEqual(JSON.parse(JSON.stringify(document)))
    })

    it('says that the payment of an invoice is the term that was printed on it', () => {
      const { Invoice } = JSON.parse(JSON.stringify(document)).components.schemas
      expect(Invoice.properties.payment.description).toContain('stays `due` once the invoice is paid')
    })

    it('was held against a good answer of each route', () => {
      const all = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      )
      expect([...seen].toSorted()).toEqual(all.toSorted())
    })
  })

  it('names the request in every answer, and the log knows the failed ones', async () => {
    const lost = await api.ask('GET', '/api/v1/elsewhere', { key })
    expect(lost.status).toBe(404)
    expect((await json(lost)).requestId).toBe(lost.headers.get('x-request-id'))
    const wrong = await api.ask('DELETE', `/api/v1/dates/${vienna}`, { key })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET, PATCH')
    expect(wrong.headers.get('cache-control')).toBe('no-store')
    expect(api.failures).toEqual([])
  })
})

/** The content of an answer, untyped: its shape is checked against the document. */
// biome-ignore lint/suspicious/noExplicitAny: see above
async function json(answer: Response): Promise<any> {
  return answer.clone().json()
}

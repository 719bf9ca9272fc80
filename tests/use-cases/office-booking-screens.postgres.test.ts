import { type data, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '#domain/office/member.ts'
import { startOf } from '#domain/workshop/workshop-date.ts'
import * as bookingScreen from '#features/booking/office/booking.tsx'
import * as invoiceFile from '#features/booking/office/booking-invoice.ts'
import * as bookingsScreen from '#features/booking/office/bookings.tsx'
import * as withdrawalScreen from '#features/booking/office/withdrawal.tsx'
import type { OfficePorts } from '#features/booking/records.ts'
import { withdraw } from '#features/booking/withdraw.ts'
import type { Services } from '#features/context.ts'
import { spreadsheet } from '#features/exports/documents/spreadsheet.ts'
import * as exportFile from '#features/exports/office/export-file.ts'
import * as exportsScreen from '#features/exports/office/exports.tsx'
import * as mailsScreen from '#features/mail-log/office/mails.tsx'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { type RequestFacts, requestContext } from '#frame/context.ts'
import { guardedModule } from '#frame/office/guard-office.ts'
import { type OfficeRequest, officeContext } from '#frame/office/office-context.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { provideServices } from '../../src/provide-services.ts'
import { freshServer } from '../helpers/fresh-server.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

/** The screens of the office for bookings, asked as the router asks them; what they look like is seen elsewhere. */
describe('the screens for bookings', () => {
  let world: BookingWorld
  let orderId: string
  beforeAll(async () => {
    provideMessages('de', german)
    world = await openBookingWorld(await freshServer({ withWorld: true }))
    const participants = [{ firstName: '=1+1', lastName: 'Formel', email: 'formel@formelwerk.example' }]
    orderId = await books('Formelwerk', { participants })
  })
  afterAll(() => world.close())

  async function books(company: string, changes = {}, people = 1): Promise<string> {
    const { slug } = liveDate(theFl2dInVienna, saturday)
    const outcome = await world.book({ workshop: slug, form: bookingParty(company, people, changes) })
    return (await resolveToken(readsOn(world.database.db), 'order', tokenOf(outcome))) ?? ''
  }

  function contextFor(role: Role | null, now = saturday): RouterContextProvider {
    const reads = readsOn(world.database.db)
    const ports = {
      clock: { now: () => now },
      randomSource: { id: () => crypto.randomUUID(), token: () => '' },
      transactions: world.transactions,
      checkout: { provider: 'test' as const },
      reads,
    }
    // Only what these screens ask for: anything else would be undefined and fail the test.
    const services = {
      ports,
      workshopDates: () => reads.workshopDates(now),
      spreadsheet,
      now: () => now,
    } satisfies Partial<Omit<Services, 'ports'>> & { ports: OfficePorts } as unknown as Services
    const context = new RouterContextProvider()
    const member = role && {
      id: '5b0e8a7c-3f3d-4c56-9c0a-7f4d0f6a1c11',
      name: 'Vera Wagner',
      email: 'vera@flightlevels.example',
      role,
    }
    // The rest of it is about signing in.
    context.set(officeContext, {
      here: '/office/bookings',
      headers: new Headers(),
      member: async () => member,
      needsSecondFactor: async () => false,
    } as OfficeRequest)
    provideServices(context, services)
    context.set(requestContext, { preferredLanguage: 'de', siteUrl: 'https://site.example' } as RequestFacts)
    return context
  }

  type Screen = { loader?: unknown; action?: unknown; handle: OfficeHandle }
  interface Asking {
    params?: Record<string, string>
    role?: Role | null
    form?: Record<string, string>
    now?: Temporal.Instant
  }

  /** What a screen answers, thrown or not. */
  async function ask(screen: Screen, path: string, { params = {}, role = 'organiser', form, now }: Asking = {}) {
    const url = `https://site.example${path}`
    const request = form ? new Request(url, { method: 'POST', body: new URLSearchParams(form) }) : new Request(url)
    // The router hands in more than these; the screens ask for no more.
    const guarded = guardedModule(screen as Parameters<typeof guardedModule>[0], screen.handle.permission)
    const run = (form ? guarded.action : guarded.loader) as (args: object) => Promise<unknown>
    try {
      return await run({ request, params, context: contextFor(role, now), url: new URL(url) })
    } catch (thrown) {
      return thrown
    }
  }

  const statusOf = (answer: unknown): number => {
    if (answer instanceof Response) return answer.status
    const init = (answer as ReturnType<typeof data>).init
    return init?.status ?? 200
  }
  const booking = (known: string, form: Record<string, string>, id = orderId, now = saturday) =>
    ask(bookingScreen, `/office/bookings/${id}`, { params: { booking: id }, form: { intent: known, ...form }, now })
  const file = async (id = orderId) => readsOn(world.database.db).bookings.find(id)
  /** The last line of the history that its page shows. */
  async function shown(id: string): Promise<string> {
    const page = await ask(bookingScreen, `/office/bookings/${id}`, { params: { booking: id } })
    return `${(page as { view: { history: { number: number }[] } }).view.history[0]?.number ?? 0}`
  }

  const screens: [string, Screen, Role[]][] = [
    ['/office/bookings', bookingsScreen, ['owner', 'organiser']],
    ['/office/bookings/:booking', bookingScreen, ['owner', 'organiser']],
    ['/office/bookings/:booking/:document', invoiceFile, ['owner', 'organiser']],
    ['/office/mails', mailsScreen, ['owner', 'organiser', 'editor']],
    ['/office/exports', exportsScreen, ['owner', 'organiser']],
    ['/office/exports/file', exportFile, ['owner', 'organiser']],
  ]

  describe.each(screens)('%s', (path, screen, allowed) => {
    const asking = { params: { booking: '', document: '' } }
    it.each(roles.filter((role) => !allowed.includes(role)))(
      'turns %s away, whether they look or send',
      async (role) => {
        expect(statusOf(await ask(screen, path, { ...asking, role }))).toBe(403)
        if ('action' in screen) expect(statusOf(await ask(screen, path, { ...asking, role, form: {} }))).toBe(403)
      },
    )

    it('redirects visitors without a session to sign-in, for GET and POST', async () => {
      for (const form of 'action' in screen ? [undefined, {}] : [undefined]) {
        const answer = await ask(screen, path, { ...asking, role: null, ...(form ? { form } : {}) })
        expect(answer instanceof Response && answer.headers.get('location')).toBe(
          '/office/sign-in?to=%2Foffice%2Fbookings',
        )
      }
    })
  })

  it.each(['x', '00000000-0000-4000-8000-000000000000', "' or 1=1"])('knows no booking %s', async (id) => {
    expect(statusOf(await ask(bookingScreen, '/', { params: { booking: id } }))).toBe(404)
    expect(statusOf(await booking('note', { idempotencyKey: crypto.randomUUID(), note: 'x' }, id))).toBe(404)
  })

  it('does nothing that it has no form for', async () => {
    expect(statusOf(await booking('delete', {}))).toBe(400)
  })

  it('keeps the values of an invalid form, and reports the errors', async () => {
    const answer = await booking('transfer', {
      idempotencyKey: crypto.randomUUID(),
      amount: 'viel',
      receivedOn: 'gestern',
    })
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        sent: {
          intent: 'transfer',
          values: { amount: 'viel', receivedOn: 'gestern' },
          errors: { amount: ['validation.amount'], receivedOn: ['validation.day'] },
        },
      },
    })
  })

  it('takes a form that was sent twice once', async () => {
    const form = { idempotencyKey: crypto.randomUUID(), amount: '1.000,50', receivedOn: '2026-11-20' }
    for (const _ of [1, 2]) expect(statusOf(await booking('transfer', form))).toBe(303)
    expect((await readsOn(world.database.db).money.ofOrder(orderId)).transfers).toMatchObject([{ amount: 1000_50 }])
  })

  it('reports what someone else has changed when a page is stale', async () => {
    const id = await books('Altpapier')
    const number = await shown(id)
    const form = { fee: 'full', reason: 'krank', seen: number }
    expect(statusOf(await booking('cancel', form, id))).toBe(303)
    // The same form again, as after a lost answer, is no one else's.
    expect(statusOf(await booking('cancel', form, id))).toBe(303)
    const late = await booking('cancel', { ...form, reason: 'zu spät' }, id)
    expect(late).toMatchObject({
      init: { status: 409 },
      data: { refusal: { reason: 'not-open' }, seen: Number(number) },
    })
    const now = (await ask(bookingScreen, `/office/bookings/${id}`, { params: { booking: id } })) as {
      view: { history: object[] }
    }
    expect(now.view.history[0]).toMatchObject({ action: 'booking.cancelled', reason: 'krank' })
    expect(await file(id)).not.toBeNull()
  })

  it('cancels by the terms of the booking, for the amount that the form showed and no other', async () => {
    const id = await books('Bedingung')
    const order = async () => (await readsOn(world.database.db).orderWithDate(id))?.order
    const gross = (await order())?.quote.gross ?? 0
    const late = startOf(liveDate(theFl2dInVienna, saturday)).subtract({ hours: 48 })
    const form = { fee: 'terms', reason: 'hat angerufen' }
    expect(await booking('cancel', { ...form, due: '0' }, id, late)).toMatchObject({
      init: { status: 409 },
      data: { refusal: { reason: 'costs-changed' } },
    })
    for (const _ of [1, 2]) expect(statusOf(await booking('cancel', { ...form, due: `${gross}` }, id, late))).toBe(303)
    expect((await order())?.cancelled).toEqual({ way: 'terms', fee: 'full', due: gross })
  })

  it('takes one of two people out with a reason, once however often the form is sent', async () => {
    const id = await books('Zuzweit', {}, 2)
    const people = async () => (await readsOn(world.database.db).orderWithDate(id))?.order.participants ?? []
    const [one, other] = (await people()).map((person) => person.id)
    const seen = await shown(id)
    const leave = (participant = '', reason = 'krank') =>
      booking('leave', { seen, participants: participant, reason }, id)
    expect(statusOf(await leave(one, ''))).toBe(422)
    for (const _ of [1, 2]) expect(statusOf(await leave(one))).toBe(303)
    expect((await people()).map((person) => person.id)).toEqual([other])
    expect(await leave(other)).toMatchObject({ init: { status: 409 }, data: { refusal: { reason: 'last-person' } } })
  })

  it('reports a stale page even when the form is invalid: no field is left to correct it in', async () => {
    const id = await books('Altlast')
    const seen = await shown(id)
    expect(statusOf(await booking('cancel', { fee: 'none', reason: 'krank', seen }, id))).toBe(303)
    for (const [known, form] of Object.entries({
      cancel: { fee: '', reason: '' },
      move: { to: '', reason: '' },
      'take-back': { idempotencyKey: crypto.randomUUID(), transfer: '', reason: '' },
      return: { idempotencyKey: crypto.randomUUID(), amount: 'viel', way: 'transfer', reason: '' },
      'give-up': { reason: '' },
      mail: { idempotencyKey: crypto.randomUUID(), key: '' },
    }))
      expect(await booking(known, { ...form, seen }, id), known).toMatchObject({
        init: { status: 409 },
        data: { refusal: { reason: 'unknown' }, seen: Number(seen) },
      })
    // Money may still come, and notes may be written.
    for (const [known, form] of Object.entries({
      transfer: { idempotencyKey: crypto.randomUUID(), amount: 'viel', receivedOn: '2026-11-20' },
      note: { idempotencyKey: crypto.randomUUID(), note: '' },
    }))
      expect(await booking(known, { ...form, seen }, id), known).toMatchObject({
        init: { status: 422 },
        data: { refusal: null },
      })
  })

  it('sends no mail of another booking again', async () => {
    const form = { idempotencyKey: crypto.randomUUID(), key: 'booking-confirmation:another' }
    expect(await booking('mail', form)).toMatchObject({
      init: { status: 409 },
      data: { refusal: { reason: 'unknown' } },
    })
  })

  it('offers to complete only a withdrawal that can be completed, and says why another cannot', async () => {
    const home = { street: 'Gasse 4', postalCode: '1060', city: 'Wien', country: 'AT', noVatId: true }
    const ids = [await books('Widerruf Firma'), await books('Widerruf Privat', { invoice: home })]
    const reads = readsOn(world.database.db)
    const ports = { ...world, clock: { now: () => saturday }, randomSource: { id: () => crypto.randomUUID() }, reads }
    for (const id of ids) {
      const order = (await reads.orderWithDate(id))?.order
      if (!order) throw new Error('no order')
      const { booker, number } = order
      const name = `${booker.firstName} ${booker.lastName}`
      await withdraw(ports, { name, orderNumber: number, email: booker.email }, 'de')
    }
    const declared = await world.all('withdrawal')
    const pages = ids.map((id) => {
      const withdrawal = String(declared.find((row) => row.order_id === id)?.id)
      return ask(withdrawalScreen, `/office/withdrawals/${withdrawal}`, { params: { withdrawal } })
    })
    expect(await Promise.all(pages)).toMatchObject([{ refusal: 'business' }, { refusal: null }])
  })

  it('hands out an export as a file in which nothing runs', async () => {
    const form = { kind: 'participants', format: 'csv', from: '', to: '', workshop: '' }
    const answer = await ask(exportFile, '/office/exports/file', { form })
    if (!(answer instanceof Response)) throw new Error('no file')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="teilnehmende-2026-11-21.csv"')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('Termin;Beginn;Stand;Titel;Vorname;Nachname;E-Mail')
    expect(text).toContain(`"'=1+1";Formel;formel@formelwerk.example`)
  })

  it.each([
    { from: '2026-02-31' },
    { from: '2027-01-01', to: '2026-12-31' },
    { workshop: "a' or" },
    { kind: 'everything' },
    { format: 'exe' },
  ])('goes back to the page for %j', async (wrong) => {
    const form = { kind: 'invoices', format: 'csv', ...wrong }
    const answer = await ask(exportFile, '/office/exports/file', { form })
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/office/exports?problem=range')
  })
})

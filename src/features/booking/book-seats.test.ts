import { describe, expect, it } from 'vitest'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import { quoteFor, shownSchedule } from '#domain/pricing/quote.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import type { Registration } from '#domain/registration/registration.ts'
import { refused } from '#domain/result.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { NewOrder, PlacedKind } from '#features/booking/records.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import type { Effect, PageTag, Stores } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFlinInVienna } from '#seed/workshop-dates.ts'
import { countsInMemory } from '#tests/helpers/counts-in-memory.ts'
import { defaultSettingsReads } from '#tests/helpers/default-settings-reads.ts'
import { noCheckout } from '#tests/helpers/no-checkout.ts'
import { checked, type SentFields, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'
import { bookSeats } from './book-seats.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, now)
const vienna = liveDate(theFlinInVienna, now)

const theWholeRoom: Registration = { id: 'all', seats: 12, status: { state: 'confirmed' }, registeredAt: now }

/** What a transaction has written, in order. */
function transactionOn(date: WorkshopDate, registrations: Registration[] = []) {
  const steps: string[] = []
  const orders: NewOrder[] = []
  const known = new Map<string, PlacedKind>()
  const effects: Effect[] = []
  const subscriptions: Subscription[] = []
  const announced: PageTag[][] = []
  const step = <T>(name: string, value: T): Promise<T> => {
    steps.push(name)
    return Promise.resolve(value)
  }
  const stores: Partial<Stores> = {
    lockWorkshopDate: (slug) => step('lock', slug === date.slug ? date : null),
    registrationsOf: () => step('count', registrations),
    hasWorkshopDates: () => step('look', true),
    addWorkshopDate: () => step('add date', undefined),
    // There are no webhooks: any other call to their store would be undefined and fail the test.
    webhooks: { wanting: async () => [] } as unknown as Stores['webhooks'],
    findByIdempotencyKey: (key) => step('find attempt', known.get(key) ?? null),
    orderNumbers: (_email, year, { isInvoiced }) => {
      const invoiceNumber = isInvoiced ? `R-${year}-0001` : null
      return step('numbers', { number: `${year}-0001`, customerNumber: 'K-1001', invoiceNumber })
    },
    addOrder(order) {
      known.set(order.idempotencyKey, { kind: 'order', id: order.id })
      return step('order', void orders.push(order))
    },
    addRegistration(added) {
      if (added.waiting) known.set(added.waiting.idempotencyKey, { kind: 'registration', id: added.id })
      return step('register', void added)
    },
    waitsOn: () => step('look', false),
    record: () => step('log', undefined),
    settings: defaultSettingsReads,
    rateLimits: countsInMemory(),
    lockDateOfRegistration: () => step('lock', date),
    orderOf: () => step('look', null),
    nextInvoiceNumber: (year) => step('invoice number', `R-${year}-0001`),
    lockInvoices: () => step('lock invoices', []),
    addInvoice: () => step('invoice', undefined),
    // No money comes or goes: any other question about it would be undefined and fail the test.
    money: {
      ofOrder: async () => ({ payments: [], transfers: [], returns: [], disputes: [] }),
    } as unknown as Stores['money'],
    addVatCheck: () => step('vat check', undefined),
    changeRegistrations: () => step('change', undefined),
    orderOfRegistration: () => step('look', null),
    requestOf: () => step('look', null),
    nameParticipants: () => step('name', undefined),
    dropRequest: () => step('drop', undefined),
    deleteRegistration: () => step('delete', undefined),
    payment: () => step('look', null),
    lastPayment: () => step('look', null),
    addPayment: () => step('pay', undefined),
    changePayment: () => step('pay', undefined),
    addPaymentEvent: () => step('pay', true),
    registrationOfOrder: () => step('look', null),
    lockOrder: () => step('lock', null),
    changeOrder: () => step('change', undefined),
    addPersonalLink: () => step('link', undefined),
    newsletter: {
      lockLive: () => step('look for subscription', null),
      lock: () => step('lock subscription', null),
      add: (subscription) => step('subscription', subscriptions.push(subscription) > 0),
      save: () => step('save subscription', undefined),
      remove: () => step('remove subscription', undefined),
    },
    addEffect: (effect) => step('effect', void effects.push(effect)),
    announce: (tags) => step('announce', void announced.push(tags)),
  }
  // Any other call to a store would be undefined and fail the test.
  let drawn = 0
  const draw = (kind: string) => () => {
    drawn += 1
    return `${kind}-${drawn}`
  }
  const ports = {
    clock: { now: () => now },
    checkout: noCheckout,
    randomSource: { id: draw('id'), token: draw('token') },
    transactions: { run: <T>(work: (inside: Stores) => Promise<T>) => work(stores as Stores) },
  }
  return { ports, steps, orders, effects, subscriptions, announced }
}

function lenas(changes: SentFields = {}) {
  const { booking } = checked(sentBooking(changes))
  if (!booking) throw new Error('the form has mistakes')
  return booking
}

const three = {
  ...sentParticipant(0, 'mirko.horvat@almwerk.example', { addsIntroduction: 'on' }),
  ...sentParticipant(1, 'agnes.loeffler@almwerk.example'),
}

describe('a booking', () => {
  it('locks the date first and counts its seats before it decides', async () => {
    const { ports, steps } = transactionOn(graz)
    await bookSeats(ports, { workshop: graz.slug, form: lenas(), language: 'de' })
    expect(steps.slice(0, 3)).toEqual(['lock', 'find attempt', 'count'])
    expect(steps.indexOf('count')).toBeLessThan(steps.indexOf('order'))
  })

  it('keeps the price that the form has shown', async () => {
    const { ports, orders } = transactionOn(graz)
    await bookSeats(ports, { workshop: graz.slug, form: lenas(three), language: 'en' })
    const buyer = { country: 'AT', hasVatId: false }
    expect(orders[0]?.quote).toEqual(
      quoteFor(
        graz,
        { participants: 3, introductions: 1, buyer, declinesRegionalDiscount: false, orderedOn: '2026-11-21' },
        defaultTariff,
      ),
    )
    expect(orders[0]).toMatchObject({ language: 'en', number: '2026-0001', placedAt: now })
  })

  it('is refused at another price than its page showed, and made at the price of now', async () => {
    const { ports, orders } = transactionOn(graz)
    const at = (shownGross: string) =>
      bookSeats(ports, { workshop: graz.slug, form: lenas({ shownGross }), language: 'de' })
    expect(await at('228800')).toMatchObject({ outcome: 'refused', refusal: { reason: 'offer-changed' } })
    expect(orders).toEqual([])
    expect(await at('238800')).toMatchObject({ kind: 'order' })
  })

  it.each([
    [
      'another end',
      {
        ...graz,
        sessions: graz.sessions.map(({ startsAt, endsAt }) => ({ startsAt, endsAt: endsAt.subtract({ hours: 1 }) })),
      },
    ],
    [
      'other days',
      {
        ...graz,
        sessions: graz.sessions.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.add({ hours: 168 }), endsAt })),
      },
    ],
    ['another city', { ...graz, location: { city: 'Linz', country: 'AT' } }],
    ['no city any more', { ...graz, location: null }],
  ] satisfies [string, LiveDate][])(
    'is refused when the date that its page showed has %s now, and made for what is shown then',
    async (_, moved) => {
      const { ports, orders } = transactionOn(moved)
      const shown = (date: typeof moved) =>
        bookSeats(ports, { workshop: graz.slug, form: lenas({ shownDate: shownSchedule(date) }), language: 'de' })
      expect(await shown(graz)).toMatchObject({ outcome: 'refused', refusal: { reason: 'offer-changed' } })
      expect(orders).toEqual([])
      expect(await shown(moved)).toMatchObject({ kind: 'order' })
    },
  )

  it('writes a confirmation with the invoice, an invitation for each of the others and a note to the office', async () => {
    const { ports, effects, announced } = transactionOn(graz)
    await bookSeats(ports, { workshop: graz.slug, form: lenas(three), language: 'de' })
    expect(effects.map(({ kind }) => kind)).toEqual([
      'reminder',
      'certificates',
      'booking-confirmation',
      'invitation',
      'invitation',
      'new-booking',
    ])
    expect(announced).toEqual([['seats:fl2d']])
  })

  const newsletterShown = { wording: 'Schickt mir einmal im Monat die neuen Termine', address: '203.0.113.7' }

  it.each([undefined, 'on'])('keeps whether the newsletter was wished for (%s)', async (newsletter) => {
    const { ports, orders } = transactionOn(graz)
    await bookSeats(ports, { workshop: graz.slug, form: lenas({ newsletter }), language: 'de', newsletterShown })
    expect(orders[0]?.newsletter).toBe(newsletter === 'on')
  })

  it('asks the booker by a mail of its own whether the newsletter was really meant', async () => {
    const { ports, effects, subscriptions } = transactionOn(graz)
    const form = lenas({ newsletter: 'on' })
    await bookSeats(ports, { workshop: graz.slug, form, language: 'de', newsletterShown })
    expect(subscriptions).toMatchObject([
      { state: 'requested', email: form.booker.email, list: 'monthly', requested: { ...newsletterShown, at: now } },
    ])
    expect(effects).toContainEqual({ kind: 'newsletter-request', subscriptionId: subscriptions[0]?.id, letter: 1 })
  })

  it('asks no one who did not tick the box', async () => {
    const { ports, effects, subscriptions } = transactionOn(graz)
    await bookSeats(ports, { workshop: graz.slug, form: lenas(), language: 'de', newsletterShown })
    expect(subscriptions).toEqual([])
    expect(effects.map(({ kind }) => kind)).not.toContain('newsletter-request')
  })

  it('notes no introduction for the FLIN, where a forged form ticked it and no one pays for it', async () => {
    const { ports, orders } = transactionOn(vienna)
    const form = lenas({ ...three, bookerAddsIntroduction: 'on' })
    await bookSeats(ports, { workshop: vienna.slug, form, language: 'de' })
    expect(orders[0]?.participants.map(({ addIntroduction }) => addIntroduction)).toEqual([false, false, false])
    expect(orders[0]?.quote.net).toBe(2 * 99_00)
  })

  it('sent again gives the same order a new link and writes nothing else', async () => {
    const { ports, orders, effects, steps } = transactionOn(graz)
    const command = { workshop: graz.slug, form: lenas(three), language: 'de' } as const
    const first = await bookSeats(ports, command)
    const before = { orders: orders.length, effects: effects.length }
    steps.length = 0
    const second = await bookSeats(ports, command)
    expect(second).toMatchObject({ kind: 'order' })
    expect(second).not.toEqual(first)
    expect({ orders: orders.length, effects: effects.length }).toEqual(before)
    expect(steps).toEqual(['lock', 'find attempt', 'link'])
  })

  it.each([
    ['refused', graz.slug, [theWholeRoom], refused('waitlist-only')],
    ['of a workshop that is not there', 'fl2d-atlantis', [], refused('unknown')],
  ])('%s writes nothing', async (_, workshop, holds, outcome) => {
    const { ports, orders, effects, steps } = transactionOn(graz, holds)
    expect(await bookSeats(ports, { workshop, form: lenas(), language: 'de' })).toEqual(outcome)
    expect([...orders, ...effects]).toEqual([])
    expect(steps).not.toContain('numbers')
    expect(steps).not.toContain('link')
  })

  describe('of a date that was just seen', () => {
    const full = { date: graz, left: 0 }
    const book = (ports: ReturnType<typeof transactionOn>['ports'], changes: SentFields, seen: ListedDate) =>
      bookSeats(ports, { workshop: graz.slug, form: lenas(changes), language: 'de', seen })

    it.each([
      ['to be full', {}, full, { reason: 'waitlist-only' }],
      ['to be full, without a waitlist', {}, { date: { ...graz, waitlist: false }, left: 0 }, { reason: 'sold-out' }],
      ['with too few seats', three, { date: graz, left: 2 }, { reason: 'not-enough-seats', left: 2 }],
    ])('%s is refused without a lock', async (_, changes, seen, refusal) => {
      const { ports, steps } = transactionOn(graz)
      expect(await book(ports, changes, seen)).toEqual({ outcome: 'refused', refusal })
      expect(steps).toEqual(['find attempt'])
    })

    it.each([
      ['with enough seats', {}, { date: graz, left: 1 }, 'order'],
      ['to be full goes to the waitlist where that is wished', { joinsWaitlist: 'on' }, full, 'registration'],
      ['to be full goes to the waitlist at a regional price', { 'invoice.country': 'IN' }, full, 'registration'],
    ])('%s is decided under its lock', async (_, changes, seen, kind) => {
      const { ports, steps } = transactionOn(graz)
      expect(await book(ports, changes, seen)).toMatchObject({ kind })
      expect(steps).toContain('lock')
    })

    it('gives the order again to who had booked before it was full', async () => {
      const { ports } = transactionOn(graz)
      expect(await book(ports, {}, { date: graz, left: 1 })).toMatchObject({ kind: 'order' })
      expect(await book(ports, {}, full)).toMatchObject({ kind: 'order' })
    })
  })
})

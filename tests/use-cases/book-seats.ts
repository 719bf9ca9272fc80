import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refused } from '#domain/result.ts'
import { placedByIdempotencyKey } from '#features/booking/place-order.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import {
  theFl2dInGraz,
  theFl2dInHamburg,
  theFl2dInVienna,
  theFl3dWithTwoSeatsLeft,
  theFlclInBerlin,
  theFlsaInMunich,
  theFullFl2dInVienna,
  thePastFl2dInVienna,
  theSelfPacedFlin,
} from '#seed/workshop-dates.ts'
import { transactionsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { patience } from '../helpers/patience.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const slugOf = (plan: Parameters<typeof liveDate>[0]) => liveDate(plan, saturday).slug

/** What a booking does to a database; run on each kind of it. */
export function bookSeatsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`booking seats on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    storesABooking(() => world)
    numbersBookings(() => world)
    refusesBookings(() => world)
    keepsBookingsWhole(() => world)
  })
}

function storesABooking(world: () => BookingWorld) {
  it('stores the order of three from Murau with registration and participants, as it was agreed', async () => {
    const form = bookingParty('Murau Werke', 3, { newsletter: true })
    const token = tokenOf(await world().book({ workshop: slugOf(theFl2dInGraz), form, language: 'en' }))

    const found = await world().orderBehind(token)
    expect(found?.date).toEqual(liveDate(theFl2dInGraz, saturday))
    expect(found?.order).toMatchObject({ placedAt: saturday, language: 'en', booker: form.booker })
    expect(found?.order.invoice).toEqual({ ...form.invoice, noVatId: undefined })
    expect(found?.order.participants.map(({ email }) => email)).toEqual(form.participants.map(({ email }) => email))
    // Three come, two are paid for (docs/product.md#three-for-two), with Austrian VAT on top.
    expect(found?.order.quote).toMatchObject({ net: 2 * 1990_00, gross: 2 * 2388_00 })

    const [row] = (await world().all('order')).filter(({ id }) => id === found?.order.id)
    expect(row).toMatchObject({ net_cents: 398000, gross_cents: 477600, newsletter: true })
    const [registration] = (await world().all('registration')).filter(({ id }) => id === row?.registration_id)
    expect(registration).toMatchObject({ state: 'confirmed', seats: 3, held_until: null })
  })

  it('takes the seats off the date, in its row and in its list', async () => {
    const before = await seatsTaken(world(), slugOf(theFl2dInVienna))
    await world().book({ workshop: slugOf(theFl2dInVienna), form: bookingParty('Donau Reederei', 4) })
    expect(await seatsTaken(world(), slugOf(theFl2dInVienna))).toBe(before + 4)
  })

  it('keeps a personal link as its hash only', async () => {
    const token = tokenOf(await world().book({ workshop: slugOf(theFl2dInGraz), form: bookingParty('Erzberg', 1) }))
    const links = await world().all('personal_link')
    expect(links.map((link) => link.token_hash)).toContain(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(links)).not.toContain(token)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await world().orderBehind(`${token.slice(0, -1)}_`)).toBeNull()
  })

  it('writes a job for the confirmation, which brings invoice and invitation to the booker, one for each other invitation and one for the office', async () => {
    const token = tokenOf(
      await world().book({ workshop: slugOf(theFl2dInGraz), form: bookingParty('Zwei vom Fach', 2) }),
    )
    const { order } = (await world().orderBehind(token)) ?? {}
    const [first, second] = order?.participants ?? []
    const effects = await world().effectsOf(order?.id ?? '')
    expect(effects).toHaveLength(6)
    expect(effects).toEqual(
      expect.arrayContaining([
        { kind: 'booking-confirmation', orderId: order?.id },
        { kind: 'invitation', orderId: order?.id, participantId: first?.id },
        { kind: 'invitation', orderId: order?.id, participantId: second?.id },
        { kind: 'new-booking', orderId: order?.id },
        { kind: 'reminder', orderId: order?.id, startsAt: expect.any(String) },
        { kind: 'certificates', orderId: order?.id, endsAt: expect.any(String) },
      ]),
    )
  })

  it('writes one mail to a booker who takes part and pays: the confirmation is the invitation, too', async () => {
    const form = bookingParty('Alles in einer', 1)
    const [only] = form.participants
    const alone = { ...form, booker: { ...form.booker, email: only?.email.toUpperCase() ?? '' } }
    const token = tokenOf(await world().book({ workshop: slugOf(theFl2dInGraz), form: alone }))
    const effects = await world().effectsOf((await world().orderBehind(token))?.order.id ?? '')
    expect(effects.map(({ kind }) => kind).sort()).toEqual([
      'booking-confirmation',
      'certificates',
      'new-booking',
      'reminder',
    ])
  })

  it('brings the practical details with the confirmation and the invitations when the reminder is due already', async () => {
    const date = liveDate(theFl2dInGraz, saturday)
    const soon = { ...date, id: crypto.randomUUID(), slug: 'graz-in-three-days' }
    const [first] = soon.sessions
    if (!first) throw new Error('no sessions')
    const earlier = saturday.add({ hours: 72 }).since(first.startsAt)
    soon.sessions = soon.sessions.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.add(earlier),
      endsAt: endsAt.add(earlier),
    }))
    await world().addDate(soon)
    const token = tokenOf(await world().book({ workshop: soon.slug, form: bookingParty('Kurzfristig', 1) }))
    const effects = await world().effectsOf((await world().orderBehind(token))?.order.id ?? '')
    expect(
      effects
        .filter((effect) => 'soon' in effect && effect.soon)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['booking-confirmation', 'invitation'])
    expect(effects.map(({ kind }) => kind)).not.toContain('reminder')
  })

  it('books for someone who has called: on invoice though the date takes cards, more than one order may have, and the log says who did it', async () => {
    const byCard = {
      ...liveDate(theFl2dInGraz, saturday),
      id: crypto.randomUUID(),
      slug: 'fl2d-by-card',
      payment: 'card' as const,
      participantLimit: 2,
    }
    await world().addDate(byCard)
    const actor = memberActor('Nora Pichler')
    const byOffice = { actor, reason: 'angerufen' }
    const form = bookingParty('Am Telefon', 3)
    const command = { workshop: byCard.slug, form, byOffice }
    const found = await world().orderBehind(tokenOf(await world().book(command)))
    expect(found?.order).toMatchObject({ status: { state: 'confirmed' }, booker: form.booker })
    expect(found?.order.participants).toHaveLength(3)
    const id = found?.order.id ?? ''
    const kinds = (await world().effectsOf(id)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['booking-confirmation', 'invitation', 'new-booking']))
    expect((await world().all('invoice')).filter((row) => row.order_id === id)).toHaveLength(1)
    const registrationId = found?.order.product.kind === 'live' ? found.order.product.registrationId : ''
    expect((await world().all('action_log')).filter((line) => line.subject_id === registrationId)).toMatchObject([
      { action: 'booking.confirmed', actor_name: 'Nora Pichler', reason: 'angerufen' },
    ])
    expect(await world().book({ workshop: byCard.slug, form: bookingParty('Selbst', 3) })).toMatchObject({
      refusal: { reason: 'too-many-participants' },
    })
  })

  it('makes one order of the same form sent twice, and two links to it that both work', async () => {
    const form = bookingParty('Doppelklick', 2, { idempotencyKey: 'f3b1' })
    const first = tokenOf(await world().book({ workshop: slugOf(theFlsaInMunich), form }))
    const between = await world().rows()
    const second = tokenOf(await world().book({ workshop: slugOf(theFlsaInMunich), form }))

    expect(second).not.toBe(first)
    expect((await world().orderBehind(second))?.order).toEqual((await world().orderBehind(first))?.order)
    expect(await world().rows()).toEqual({ ...between, personal_link: (between.personal_link ?? 0) + 1 })
  })

  it('hands out the order once more although the date has filled up since', async () => {
    const date = {
      ...liveDate(theFlclInBerlin, saturday),
      id: crypto.randomUUID(),
      slug: 'two-seats-in-berlin',
      seats: 2,
    }
    await world().addDate(date)
    const form = bookingParty('Spree Verlag', 2)
    const first = tokenOf(await world().book({ workshop: date.slug, form }))
    const again = tokenOf(await world().book({ workshop: date.slug, form }))
    expect((await world().orderBehind(again))?.order.id).toBe((await world().orderBehind(first))?.order.id)
  })

  it('makes one order of one form, sent five times at once with the same key, though it was changed on the way, also to another date', async () => {
    const idempotencyKey = crypto.randomUUID()
    const sent = [1, 2, 2, 1, 3].map((people, index) => ({
      workshop: slugOf(index === 3 ? theFl2dInHamburg : theFlsaInMunich),
      form: bookingParty('Funkloch', people, { idempotencyKey }),
    }))
    const before = await world().rows()
    const outcomes = await Promise.all(sent.map((command) => world().book(command)))
    const orders = await Promise.all(outcomes.map((outcome) => world().orderBehind(tokenOf(outcome))))
    expect(new Set(orders.map((found) => found?.order.id)).size).toBe(1)
    expect((await world().rows()).order).toBe((before.order ?? 0) + 1)
    // A repeated form is reported: changes made meanwhile are not in the order.
    expect(outcomes.filter((outcome) => 'again' in outcome && outcome.again)).toHaveLength(4)
  })

  it('gives the outcome to the holder of an idempotency key, and nothing where no form has arrived', async () => {
    const idempotencyKey = crypto.randomUUID()
    const asked = () => placedByIdempotencyKey(world().ports, idempotencyKey)
    expect(await asked()).toBeNull()
    const form = bookingParty('Verbindung weg', 1, { idempotencyKey })
    const first = tokenOf(await world().book({ workshop: slugOf(theFlsaInMunich), form }))
    const placed = await asked()
    expect(placed?.kind).toBe('order')
    expect((await world().orderBehind(placed?.token ?? ''))?.order.id).toBe(
      (await world().orderBehind(first))?.order.id,
    )
    const waits = bookingParty('Auch das Warten', 1, { idempotencyKey: crypto.randomUUID(), country: 'IN' })
    await world().book({ workshop: slugOf(theFlsaInMunich), form: waits })
    expect((await placedByIdempotencyKey(world().ports, waits.idempotencyKey ?? ''))?.kind).toBe('registration')
    expect(await placedByIdempotencyKey(world().ports, 'f3b1')).toBeNull()
  })

  it('makes two orders of two forms that differ in their idempotency key alone', async () => {
    const orders = await Promise.all(
      ['a', 'b'].map(async (idempotencyKey) => {
        const form = bookingParty('Nachbestellung', 1, { idempotencyKey })
        const token = tokenOf(await world().book({ workshop: slugOf(theFlsaInMunich), form }))
        return (await world().orderBehind(token))?.order.id
      }),
    )
    expect(new Set(orders).size).toBe(2)
  })
}

function numbersBookings(world: () => BookingWorld) {
  it('numbers orders without a gap, also when a transaction in between was rolled back', async () => {
    const numberOf = async (name: string) => {
      const outcome = await world().book({ workshop: slugOf(theFl2dInHamburg), form: bookingParty(name, 1) })
      return Number((await world().orderBehind(tokenOf(outcome)))?.order.number.slice('2026-'.length))
    }
    const first = await numberOf('Alster')
    await expect(
      world().transactions.run(async (stores) => {
        const { number } = await stores.orderNumbers('dove@example.org', 2026, { isInvoiced: false })
        expect(number).toBe(`2026-${String(first + 1).padStart(4, '0')}`)
        throw new Error('the line went dead')
      }),
    ).rejects.toThrow('the line went dead')
    expect(await numberOf('Bille')).toBe(first + 1)
  })

  it('begins a new year in Vienna with number one', async () => {
    const newYear = Temporal.Instant.from('2026-12-31T23:00:00Z')
    const form = bookingParty('Neujahr', 1)
    const token = tokenOf(await world().book({ workshop: slugOf(theFl2dInHamburg), form }, { now: newYear }))
    expect((await world().orderBehind(token))?.order.number).toBe('2027-0001')
  })

  it('knows a customer again by the address, however it is written', async () => {
    const customers = ['ines@stammkunde.example', 'Ines@Stammkunde.example', 'jan@stammkunde.example'].map(
      async (email, index) => {
        const booker = { firstName: 'Ines', lastName: 'Stamm', email }
        const form = bookingParty(`Stammkunde ${index}`, 1, { booker })
        const token = tokenOf(await world().book({ workshop: slugOf(theFl2dInHamburg), form }))
        return (await world().orderBehind(token))?.order.customerNumber
      },
    )
    const [first, again, colleague] = await Promise.all(customers)
    expect(first).toMatch(/^K-\d{4}$/)
    expect(again).toBe(first)
    expect(colleague).not.toBe(first)
  })
}

function refusesBookings(world: () => BookingWorld) {
  const tooFewSeats = { reason: 'not-enough-seats', left: 2 }
  const parties = {
    one: bookingParty('Zu spät', 1),
    three: bookingParty('Zu dritt', 3),
    seven: bookingParty('Zu siebt', 7),
  }

  it.each([
    ['the full FL2D in Vienna', slugOf(theFullFl2dInVienna), parties.one, { reason: 'sold-out' }],
    ['three on the FL3D with two seats left', slugOf(theFl3dWithTwoSeatsLeft), parties.three, tooFewSeats],
    ['the FL2D that is over', slugOf(thePastFl2dInVienna), parties.one, { reason: 'workshop-over' }],
    ['the self-paced FLIN', selfPacedDate(theSelfPacedFlin).slug, parties.one, { reason: 'not-live' }],
    ['seven at once', slugOf(theFl2dInHamburg), parties.seven, { reason: 'too-many-participants', limit: 6 }],
  ])('refuses %s and stores nothing', async (_, workshop, form, refusal) => {
    const [before, numbers] = [await world().rows(), await world().all('counter')]
    expect(await world().book({ workshop, form })).toEqual({ outcome: 'refused', refusal })
    expect(await world().rows()).toEqual(before)
    expect(await world().all('counter')).toEqual(numbers)
  })

  it('refuses a date from the moment it starts', async () => {
    const now = liveDate(theFl2dInVienna, saturday).sessions[0]?.startsAt ?? saturday
    const before = await world().rows()
    const command = { workshop: slugOf(theFl2dInVienna), form: parties.one }
    expect(await world().book(command, { now })).toEqual(refused('workshop-over'))
    expect(await world().rows()).toEqual(before)
  })

  it('knows no workshop in Atlantis and stores nothing', async () => {
    const before = await world().rows()
    const command = { workshop: 'fl2d-atlantis-2027-01-19', form: parties.one }
    expect(await world().book(command)).toEqual(refused('unknown'))
    expect(await world().rows()).toEqual(before)
  })
}

function keepsBookingsWhole(world: () => BookingWorld) {
  it('leaves nothing behind when writing its effects fails', async () => {
    const transactions = transactionsOn(
      world().database.db,
      async (tx, effects) => {
        await world().addEffects(tx, effects)
        throw new Error('the queue is gone')
      },
      '',
    )
    const [before, numbers] = [await world().rows(), await world().all('counter')]
    const taken = await seatsTaken(world(), slugOf(theFl2dInGraz))
    const command = { workshop: slugOf(theFl2dInGraz), form: bookingParty('Halbe Sache', 2) }

    await expect(world().book(command, { transactions })).rejects.toThrow('the queue is gone')
    expect(await world().rows()).toEqual(before)
    expect(await world().all('counter')).toEqual(numbers)
    expect(await seatsTaken(world(), slugOf(theFl2dInGraz))).toBe(taken)
  })

  it('announces the change when the booking is through, not before, and not at all when it fails', async () => {
    const heard: string[] = []
    await world().database.listen(pageTagChannel, (tags) => heard.push(tags))
    const before = transactionsOn(world().database.db, world().addEffects, '')
    const slow = (end: () => void) => ({
      run: <T>(work: Parameters<typeof before.run<T>>[0]) =>
        before.run(async (stores) => {
          const done = await work(stores)
          // One more question to the database, so that a notification sent too early would have come along with its answer.
          await stores.hasWorkshopDates()
          expect(heard).toEqual([])
          end()
          return done
        }),
    })
    const command = { workshop: slugOf(theFl2dInGraz), form: bookingParty('Lautsprecher', 1) }
    const fail = () => {
      throw new Error('too late')
    }

    await expect(world().book(command, { transactions: slow(fail) })).rejects.toThrow('too late')
    await world().book(command, { transactions: slow(() => undefined) })
    await vi.waitFor(() => expect(heard).toEqual(['seats:fl2d']), patience)
  })
}

async function seatsTaken(world: BookingWorld, slug: string): Promise<number> {
  return Number((await world.all('workshop_date')).find((date) => date.slug === slug)?.seats_taken)
}

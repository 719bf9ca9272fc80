import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { runs } from '#tests/helpers/nightly.ts'
import { bookSeats } from '../booking/booking.ts'
import type { Quote } from '../pricing/quote.ts'
import { defaultTariff } from '../pricing/tariff.ts'
import { startOf } from '../workshop/workshop-date.ts'
import { cancel, changeSeats } from './changes.ts'
import {
  after,
  type DateState,
  holdsOf,
  mayGo,
  type Registration,
  type StateChange,
  seatsTaken,
} from './registration.ts'
import { confirmOffer, expireHoldsAndOffer, freeSeats, makeOffer, takePayment, waitingLine } from './waitlist.ts'

/*
 * A date lives through random commands of everyone who may give one: bookers, the organiser, the payment provider and time. The
 * rules alone decide; after every step it is looked whether something is true that must never be.
 */

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, saturday)

type Command =
  | { do: 'book'; people: number; country: string; joinsWaitlist: boolean; declines: boolean }
  | { do: 'confirm' | 'cancel' | 'offer' | 'pay'; whose: number }
  | { do: 'seats'; seats: number }
  | { do: 'wait'; minutes: number }

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      people: fc.integer({ min: 1, max: 6 }),
      country: fc.constantFrom('AT', 'AT', 'DE', 'IN'),
      joinsWaitlist: fc.boolean(),
      declines: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('confirm' as const, 'cancel' as const, 'offer' as const, 'pay' as const),
      whose: fc.nat(30),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('seats' as const), seats: fc.integer({ min: 0, max: 16 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 2000 }) }) },
)

/** The amount due and the amount paid of one party, in cents. */
interface Account {
  agreed: number
  paid: number
  refunded: number
}

class World {
  state: DateState
  now = saturday
  readonly accounts = new Map<string, Account>()
  readonly quotes = new Map<string, Quote>()

  constructor(payment: 'invoice' | 'card') {
    this.state = { date: { ...graz, payment }, registrations: [], windows: defaultWindows }
  }

  run(given: Command): void {
    this.expireHoldsAndOffer()
    this.obey(given)
    this.expireHoldsAndOffer()
  }

  private expireHoldsAndOffer() {
    this.apply(expireHoldsAndOffer(this.state, this.now))
  }

  private apply(changes: readonly StateChange[]) {
    for (const { id, to } of changes) {
      const from = this.state.registrations.find((registration) => registration.id === id)?.status.state ?? 'new'
      expect(mayGo(from, to.state), `${from} → ${to.state}`).toBe(true)
    }
    this.state = after(this.state, changes)
  }

  private obey(given: Command) {
    if (given.do === 'book') this.book(given)
    else if (given.do === 'wait') this.now = this.now.add({ minutes: given.minutes })
    else if (given.do === 'seats') {
      if (changeSeats(this.state, given.seats, this.now).outcome === 'done')
        this.state = { ...this.state, date: { ...this.state.date, seats: given.seats } }
    } else {
      const registration = this.state.registrations[given.whose % Math.max(1, this.state.registrations.length)]
      if (registration) this[given.do](registration)
    }
  }

  private book({ people, country, joinsWaitlist, declines }: Extract<Command, { do: 'book' }>) {
    const participants = Array.from({ length: people }, (_, index) => ({
      firstName: 'Mira',
      lastName: `Nummer ${index}`,
      email: `mira-${index}@almwerk.example`,
      addIntroduction: index % 2 === 0,
    }))
    const buyer = { country, hasVatId: false }
    const terms = { tariff: defaultTariff, takesCards: true }
    const wish = { participants, buyer, declinesRegionalDiscount: declines, joinsWaitlist, ...terms }
    const decision = bookSeats(this.state, wish, this.now)
    if (decision.outcome === 'refused') return
    const id = `party ${this.state.registrations.length}`
    expect(mayGo('new', decision.to.state)).toBe(true)
    const registration = { id, seats: people, status: decision.to, registeredAt: this.now }
    this.state = { ...this.state, registrations: [...this.state.registrations, registration] }
    this.quotes.set(id, decision.quote)
    if (decision.to.state !== 'waiting') this.agree(id)
  }

  private agree(id: string) {
    this.accounts.set(id, { agreed: this.quotes.get(id)?.gross ?? Number.NaN, paid: 0, refunded: 0 })
  }

  confirm(registration: Registration) {
    const decision = confirmOffer(
      this.state,
      registration,
      { participants: registration.seats, takesCards: true },
      this.now,
    )
    if (decision.outcome === 'refused') return
    this.apply([{ id: registration.id, to: decision.to }])
    this.agree(registration.id)
  }

  cancel(registration: Registration) {
    if (cancel(this.state, registration, this.now).outcome === 'refused') return
    this.apply([{ id: registration.id, to: { state: 'cancelled' } }])
    const account = this.accounts.get(registration.id)
    if (account) account.refunded = account.paid
  }

  offer(registration: Registration) {
    const decision = makeOffer(this.state, registration, this.now)
    if (decision.outcome === 'done') this.apply([{ id: registration.id, to: decision.to }])
  }

  /** Money arrives once for each order, early or late. */
  pay(registration: Registration) {
    const account = this.accounts.get(registration.id)
    if (this.state.date.payment !== 'card' || !account || account.paid > 0) return
    account.paid = account.agreed
    const decision = takePayment(this.state, registration, this.now)
    if (decision === 'confirm') this.apply([{ id: registration.id, to: { state: 'confirmed' } }])
    if (decision === 'refund') account.refunded = account.paid
  }
}

const neverExceeded = (world: World) => {
  const taken = seatsTaken(holdsOf(world.state.registrations), world.now)
  expect(taken).toBeLessThanOrEqual(world.state.date.seats)
}

const lineIsServed = (world: World) => {
  const [first] = waitingLine(world.state.registrations)
  const started = Temporal.Instant.compare(world.now, startOf(world.state.date)) >= 0
  if (first && !started) expect(first.seats).toBeGreaterThan(freeSeats(world.state, world.now))
}

const moneyBalances = (world: World) => {
  for (const { id, status } of world.state.registrations) {
    const account = world.accounts.get(id)
    const kept = (account?.paid ?? 0) - (account?.refunded ?? 0)
    if (status.state === 'confirmed') {
      expect(account?.agreed).toBeGreaterThan(0)
      if (world.state.date.payment === 'card') expect(kept).toBe(account?.agreed)
    } else expect(kept).toBe(0)
  }
}

describe.each(['invoice', 'card'] as const)('a date that is paid by %s', (payment) => {
  it('never exceeds its seats, serves its line and balances its money, whatever happens', () => {
    let commands = 0
    fc.assert(
      fc.property(fc.array(command, { minLength: 40, maxLength: 120 }), (sequence) => {
        const world = new World(payment)
        for (const given of sequence) {
          world.run(given)
          commands += 1
          neverExceeded(world)
          lineIsServed(world)
          moneyBalances(world)
        }
      }),
      runs(200),
    )
    expect(commands).toBeGreaterThan(10_000)
  })
})

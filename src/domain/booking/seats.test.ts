import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsSeats, type SeatHold, seatsLeft, seatsTaken } from '#domain/registration/registration.ts'

const end = Temporal.Instant.from('2026-11-23T08:30:00Z')
const offered: SeatHold = { seats: 2, heldUntil: end }
const confirmed: SeatHold = { seats: 3, heldUntil: null }

describe('a hold', () => {
  it.each([
    ['a nanosecond before its end', end.subtract({ nanoseconds: 1 }), true],
    ['at its end', end, false],
    ['a nanosecond after its end', end.add({ nanoseconds: 1 }), false],
    ['a year later', end.add({ hours: 8760 }), false],
  ])('that ends %s: holds %s', (_, now, holds) => {
    expect(holdsSeats(offered, now)).toBe(holds)
  })

  it('that was confirmed never expires', () => {
    expect(holdsSeats(confirmed, end.add({ hours: 100_000 }))).toBe(true)
  })
})

describe('seats taken', () => {
  it.each([
    ['there is no booking', [], end, 0],
    ['three are confirmed and two offered', [confirmed, offered], end.subtract({ seconds: 1 }), 5],
    ['the offer has ended', [confirmed, offered], end, 3],
  ])('when %s', (_, holds, now, taken) => {
    expect(seatsTaken(holds, now)).toBe(taken)
  })
})

describe('seats left', () => {
  it.each([
    [12, 0, 12],
    [12, 10, 2],
    [12, 12, 0],
    // Two seats were taken away from a full date.
    [10, 12, 0],
  ])('of %i with %i taken: %i', (capacity, taken, left) => {
    expect(seatsLeft(capacity, taken)).toBe(left)
  })
})

describe('whatever takes seats', () => {
  const minutes = fc.integer({ min: -600, max: 600 })
  const hold: fc.Arbitrary<SeatHold> = fc.record({
    seats: fc.integer({ min: 1, max: 12 }),
    heldUntil: fc.option(minutes.map((offset) => end.add({ minutes: offset }))),
  })
  const holds = fc.array(hold, { maxLength: 20 })

  it('never leaves fewer than no seats, nor more than there are', () => {
    fc.assert(
      fc.property(fc.nat(40), holds, minutes, (capacity, held, offset) => {
        const left = seatsLeft(capacity, seatsTaken(held, end.add({ minutes: offset })))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(capacity)
      }),
    )
  })

  it('only gives seats free as time goes by', () => {
    fc.assert(
      fc.property(holds, minutes, fc.nat(600), (held, offset, later) => {
        const now = end.add({ minutes: offset })
        expect(seatsTaken(held, now.add({ minutes: later }))).toBeLessThanOrEqual(seatsTaken(held, now))
      }),
    )
  })

  it('counts each hold once, in whatever order they come', () => {
    fc.assert(
      fc.property(holds, minutes, (held, offset) => {
        const now = end.add({ minutes: offset })
        expect(seatsTaken(held.toReversed(), now)).toBe(seatsTaken(held, now))
        expect(seatsTaken([...held, confirmed], now)).toBe(seatsTaken(held, now) + confirmed.seats)
      }),
    )
  })
})

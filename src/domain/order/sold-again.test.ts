import { describe, expect, it } from 'vitest'
import { seatsSoldAgain } from './order.ts'

const monday = Temporal.Instant.from('2026-11-23T09:00:00Z')
const on = (day: number) => monday.add({ hours: 24 * day })

describe('a date with twelve seats', () => {
  const early = (seats: number) => ({ seats, since: on(-1) })
  const later = (day: number, seats = 1) => ({ seats, since: on(day) })
  const vera = { orderId: 'Vera', seats: 1, cancelledAt: on(0) }
  const lena = { orderId: 'Lena', seats: 1, cancelledAt: on(2) }
  const donauwerk = { orderId: 'Donauwerk', seats: 3, cancelledAt: on(0) }

  it.each([
    ['was full, and no one has booked since', 12, [early(11)], [vera], []],
    ['was full, and the next in line has booked', 12, [early(11), later(1)], [vera], [['Vera', 1]]],
    ['had free seats, and still has after the next booking', 12, [early(9), later(1)], [vera], []],
    ['had free seats, and is full now', 12, [early(9), later(1, 3)], [vera], [['Vera', 1]]],
    ['was full, and has one seat more, which was booked', 13, [early(11), later(1)], [vera], []],
    ['has fewer seats than before, and no one has booked since', 11, [early(11)], [vera], []],
    ['has one of two seats sold again: who cancelled first', 12, [early(10), later(3)], [lena, vera], [['Vera', 1]]],
    [
      'has both seats sold again',
      12,
      [early(10), later(1), later(3)],
      [vera, lena],
      [
        ['Vera', 1],
        ['Lena', 1],
      ],
    ],
    ['has two of three seats of one order sold again', 12, [early(9), later(1, 2)], [donauwerk], [['Donauwerk', 2]]],
  ])('%s', (_, capacity, sold, charged, again) => {
    expect([...seatsSoldAgain(capacity, sold, charged)]).toEqual(again)
  })
})

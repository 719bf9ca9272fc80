import { expect, it } from 'vitest'
import { documentNumberIn } from './order.ts'

it.each([
  ['2026-0148', 'order', '2026-0148'],
  ['2026 0148', 'order', '2026-0148'],
  ['20260148', 'order', '2026-0148'],
  ['2026–0148', 'order', '2026-0148'],
  ['2026 - 0148', 'order', '2026-0148'],
  ['(2026-0148)', 'order', '2026-0148'],
  ['Nr. 2026-0148', 'order', '2026-0148'],
  ['Bestellung 2026‑0148', 'order', '2026-0148'],
  ['#2026-0148', 'order', '2026-0148'],
  ['２０２６-０１４８', 'order', '2026-0148'],
  ['2026-10148', 'order', '2026-10148'],
  ['R-2026-0148', 'invoice', 'R-2026-0148'],
  ['r20260148', 'invoice', 'R-2026-0148'],
  ['Rechnung R-2026-0148', 'invoice', 'R-2026-0148'],
  ['K-1042', 'customer', 'K-1042'],
  ['k1042,', 'customer', 'K-1042'],
])('‘%s’ is the number of the %s %s', (typed, kind, number) => {
  expect(documentNumberIn(typed)).toEqual({ kind, number })
})

it.each(['148', '2026-148', 'Pichler', '2026-01-19', '2026-0148 2026-0149'])('‘%s’ is no number', (typed) => {
  expect(documentNumberIn(typed)).toBeNull()
})

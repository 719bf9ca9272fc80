import { expect, it } from 'vitest'
import { isNameOfBooker, orderNumberOf } from './cancellation.ts'

const booker = (firstName: string, lastName: string) => ({
  booker: { firstName, lastName, email: 'jorg@mueller.example' },
})

it.each([
  ['Jörg', 'Müller-Weiß', 'Jörg Müller-Weiß'],
  ['Jörg', 'Müller-Weiß', 'MUELLER-WEISS, Joerg'],
  ['Jörg', 'Müller-Weiß', 'Mag. Jorg Maria Muller Weiss'],
  ['Nuran', 'Yıldız', ' nuran  yıldız '],
  ['小林', '花子', '花子 小林'],
])('%s %s has typed ‘%s’', (firstName, lastName, typed) => {
  expect(isNameOfBooker(booker(firstName, lastName), typed)).toBe(true)
})

it.each([
  ['Jörg', 'Müller-Weiß', 'Somebody Else'],
  ['Jörg', 'Müller-Weiß', 'Jörg'],
  ['Jörg', 'Müller-Weiß', 'Müller-Weiß'],
  ['Jörg', 'Müller-Weiß', ''],
  ['-', '-', 'anything'],
])('%s %s has not typed ‘%s’', (firstName, lastName, typed) => {
  expect(isNameOfBooker(booker(firstName, lastName), typed)).toBe(false)
})

it.each([
  ['2026-0148', '2026-0148'],
  ['2026 0148', '2026-0148'],
  ['20260148', '2026-0148'],
  ['2026–0148', '2026-0148'],
  ['2026 - 0148', '2026-0148'],
  ['Nr. 2026-0148', '2026-0148'],
  ['Bestellung 2026‑0148', '2026-0148'],
  ['#2026-0148', '2026-0148'],
  ['２０２６-０１４８', '2026-0148'],
  ['2026-10148', '2026-10148'],
  ['R-2026-0148', 'R-2026-0148'],
  ['Rechnung R-2026-0148', 'Rechnung R-2026-0148'],
  ['K-1042', 'K-1042'],
  ['148', '148'],
])('the order number ‘%s’ is %s', (typed, expected) => {
  expect(orderNumberOf(typed)).toBe(expected)
})

import { expect, it } from 'vitest'
import { isNameOfBooker } from './cancellation.ts'

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

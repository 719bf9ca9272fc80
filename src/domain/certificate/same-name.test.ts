import { expect, it } from 'vitest'
import { isSameName } from './certificate.ts'

it.each([
  ['as it is booked', 'Zoë', 'Gruber', true],
  ['typed in small letters, with spaces', ' zoë ', ' gruber', true],
  ['with the accent as a letter of its own', 'Zoe\u0308', 'Gruber', true],
  ['without the accent', 'Zoe', 'Gruber', false],
  ['turned around', 'Gruber', 'Zoë', false],
])('%s', (_, firstName, lastName, same) => {
  expect(isSameName({ firstName: 'Zoë', lastName: 'Gruber' }, { firstName, lastName })).toBe(same)
})

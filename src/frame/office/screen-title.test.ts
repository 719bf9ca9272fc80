import { expect, it } from 'vitest'
import english from '#i18n/messages/en.json' with { type: 'json' }
import { officeScreens } from '#tests/helpers/route-files.ts'
import { screenTitle } from './layout.tsx'

it.each(officeScreens)('gives $path a title', ({ path }) => {
  expect(screenTitle(path, english)).toBeTruthy()
})

it('calls a booking by its place, not by a name', () => {
  expect(screenTitle('/office/bookings/f4097673-1528-41ff-980f-8e008db99d51', english)).toBe('Bookings')
  expect(screenTitle('/office/account/second-factor', english)).toBe(english.officeAccount.secondFactor)
  expect(screenTitle('/office/nowhere', english)).toBeNull()
})

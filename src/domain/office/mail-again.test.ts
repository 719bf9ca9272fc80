import { expect, it } from 'vitest'
import { mayReadMail, maySendAgain } from '../audit/actor.ts'

it.each(['member-invitation', 'password-link', 'new-email'])(
  '%s lets someone into the office: no one sends it again or reads it',
  (kind) => {
    expect(maySendAgain({ kind })).toBe(false)
    expect(mayReadMail('owner', { kind })).toBe(false)
  },
)

it.each([
  ['owner', true],
  ['organiser', true],
  ['editor', false],
  ['trainer', false],
] as const)('the link of a booking in its mail is for %s: %s', (role, may) => {
  expect(mayReadMail(role, { kind: 'booking-confirmation' })).toBe(may)
})

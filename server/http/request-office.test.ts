import { expect, it } from 'vitest'
import type { OfficeService } from '#features/members/office-service.ts'
import { requestOffice } from './request-office.ts'

const member = { id: 'theresa', name: 'Theresa Moosbrugger', email: 'theresa@flightlevels.example', role: 'trainer' }

/** The office for someone who is signed in, where a second factor is asked of everyone or not. */
function officeFor({ hasCode, isAsked }: { hasCode: boolean; isAsked: boolean }) {
  const accounts = {
    signedIn: async () => ({ member, sessionId: 'a session', hasCode }),
    passkeys: async () => [{ id: 'a passkey', name: 'Laptop', createdAt: null }],
  }
  const service = { accounts, needsSecondFactor: async () => isAsked }
  const request = new Request('https://flightlevels.example/office')
  // as: the question asks for nothing else
  return requestOffice(service as unknown as OfficeService, { request, address: '' })
}

it.each([
  ['codes', { hasCode: true, isAsked: true }, false],
  ['a passkey alone: the password would still open by itself', { hasCode: false, isAsked: true }, true],
  ['a passkey alone, where no one asks for more', { hasCode: false, isAsked: false }, false],
])('owes a second factor with %s', async (_, asked, expected) => {
  expect(await officeFor(asked).needsSecondFactor()).toBe(expected)
})

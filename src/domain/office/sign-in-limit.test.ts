import { expect, it } from 'vitest'
import { mayEnterCode, mayKnownDeviceSignIn, maySignIn } from './sign-in.ts'

it.each([
  [{ account: 1, address: 1 }, true],
  [{ account: 10, address: 30 }, true],
  [{ account: 11, address: 11 }, false],
  [{ account: 1, address: 31 }, false],
])('after %o another attempt is looked at: %s', (attempts, looked) => {
  expect(maySignIn(attempts)).toBe(looked)
})

it.each([
  [10, true],
  [11, false],
])('after %i attempts from a known device another is looked at: %s', (attempts, looked) => {
  expect(mayKnownDeviceSignIn(attempts)).toBe(looked)
})

it.each([
  [10, true],
  [11, false],
])('the code of attempt %i is looked at: %s', (attempts, looked) => {
  expect(mayEnterCode(attempts)).toBe(looked)
})

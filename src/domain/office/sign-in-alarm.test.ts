import { expect, it } from 'vitest'
import { isAlarming } from './sign-in.ts'

it.each([
  [{ office: 1, account: 1 }, false],
  [{ office: 19, account: 9 }, false],
  [{ office: 20, account: 1 }, true],
  [{ office: 10, account: 10 }, true],
  [{ office: 40, account: 12 }, true],
])('after %o within an hour the owners are notified: %s', (failures, isNotified) => {
  expect(isAlarming(failures)).toBe(isNotified)
})

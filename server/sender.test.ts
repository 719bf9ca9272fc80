import { expect, it } from 'vitest'
import { isSender, senderOf } from './env.ts'

it.each([
  ['Flight Levels <hallo@flightlevels.example>', 'Flight Levels', 'hallo@flightlevels.example'],
  ['"Flight Levels, Wien" <hallo@flightlevels.example>', 'Flight Levels, Wien', 'hallo@flightlevels.example'],
  ['hallo@flightlevels.example', 'Flight Levels', 'hallo@flightlevels.example'],
  ['<hallo@flightlevels.example>', 'Flight Levels', 'hallo@flightlevels.example'],
])('reads %s', (mailFrom, name, email) => {
  expect(isSender(mailFrom)).toBe(true)
  expect(senderOf(mailFrom)).toEqual({ name, email })
})

it.each(['Flight Levels', 'a@b@c.example', 'Office <office>', 'a@b.example, c@d.example'])('refuses %s', (mailFrom) => {
  expect(isSender(mailFrom)).toBe(false)
})

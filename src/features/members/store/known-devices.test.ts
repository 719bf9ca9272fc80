import { describe, expect, it } from 'vitest'
import { knownDevicesOn } from './sign-in-failures.ts'

const saturday = Temporal.Instant.from('2026-11-21T10:00:00Z')
const days = (count: number) => saturday.add({ hours: count * 24 })
const [nora, emil] = ['nora@flightlevels.example', 'emil@flightlevels.example']
const devices = knownDevicesOn(['a key', 'the one before'], { isSecure: true })

function cookieFor(email: string, keys: [string, ...string[]] = ['a key']) {
  return knownDevicesOn(keys, { isSecure: true }).remember(email, saturday)
}
const sent = (cookie: string) => new Headers({ cookie: `other=1; ${cookie.split(';')[0]}` })

describe('the cookie of a known device', () => {
  it('is for browsers over https alone, for no script, and does not tell whose it is', () => {
    expect(cookieFor(nora)).toMatch(
      /^__Host-office[.]device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(cookieFor(nora)).not.toContain('nora')
  })

  it.each([
    ['of the account', nora, cookieFor(nora), days(0), true],
    ['written otherwise', nora.toUpperCase(), cookieFor(nora), days(0), true],
    ['after 179 days', nora, cookieFor(nora), days(179), true],
    ['after 180 days', nora, cookieFor(nora), days(180), false],
    ['of somebody else', emil, cookieFor(nora), days(0), false],
    ['signed with an older key', nora, cookieFor(nora, ['the one before']), days(0), true],
    ['signed with another key', nora, cookieFor(nora, ['somebody else’s']), days(0), false],
    ['with another day', nora, cookieFor(nora).replace(/=\d{10}/, '=1999999999'), days(0), false],
    ['made up', nora, '__Host-office.device=x', days(0), false],
  ])('%s', (_, email, cookie, now, isKnown) => {
    expect(devices.deviceOf(email, sent(cookie), now) !== null).toBe(isKnown)
  })
})

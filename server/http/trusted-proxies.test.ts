import { describe, expect, it } from 'vitest'
import { clientAddress, isTrustedPeer, trustedProxies } from './trusted-proxies.ts'

describe('the address that a request comes from', () => {
  it.each([
    // no one is trusted unless it is set, not even who is on this machine
    [undefined, '203.0.113.7', undefined, '203.0.113.7'],
    [undefined, '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    [undefined, '10.0.0.3', '198.51.100.1', '10.0.0.3'],
    [undefined, '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    [undefined, undefined, undefined, ''],
    // one proxy: what it has added itself
    ['1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['1', '127.0.0.1', '192.0.2.99, 198.51.100.1', '198.51.100.1'],
    ['1', '127.0.0.1', undefined, '127.0.0.1'],
    ['1', '127.0.0.1', 'unknown', '127.0.0.1'],
    // a delivery network before it
    ['2', '127.0.0.1', '192.0.2.99, 198.51.100.1, 203.0.113.50', '198.51.100.1'],
    ['2', '127.0.0.1', '203.0.113.50', '203.0.113.50'],
    // by network: up to the first that is not in it
    ['127.0.0.0/8, 203.0.113.0/24', '127.0.0.1', '192.0.2.99, 198.51.100.1, 203.0.113.50', '198.51.100.1'],
    ['127.0.0.0/8', '127.0.0.1', '198.51.100.1, 203.0.113.50', '203.0.113.50'],
    ['127.0.0.0/8', '198.51.100.9', '192.0.2.99', '198.51.100.9'],
    ['2001:db8::/32', '2001:db8::1', '2001:db9::7', '2001:db9::7'],
  ])('trusting %s, %s with %s is %s', (setting, peer, forwardedFor, address) => {
    const trusted = setting === undefined ? null : (trustedProxies(setting) ?? null)
    expect(clientAddress(trusted, peer, forwardedFor)).toBe(address)
  })

  it.each(['0', 'yes', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/', '10.0.0.1,', '::1/129', '10.0.0.0/8/8'])(
    'cannot be told by %j',
    (setting) => {
      expect(trustedProxies(setting)).toBeUndefined()
    },
  )

  it.each([
    [undefined, '127.0.0.1', false],
    ['1', '203.0.113.9', true],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['10.0.0.0/8', '203.0.113.9', false],
    ['10.0.0.0/8', undefined, false],
  ])('trusting %s, a request from %s may set its forwarding headers: %s', (setting, peer, expected) => {
    const trusted = setting === undefined ? null : (trustedProxies(setting) ?? null)
    expect(isTrustedPeer(trusted, peer)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { addressOf, networkOf, senderKey } from './sender-key.ts'

describe('who sent a request', () => {
  it.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
    // somebody who names somebody else is not believed
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    // the proxy on this machine is, for what it added itself
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::1', '192.0.2.99, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.3', '2001:db8::1', '2001:db8::1'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    [undefined, undefined, ''],
  ])('%s, for %s, is %s', (peer, forwardedFor, address) => {
    expect(addressOf(peer, forwardedFor)).toBe(address)
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is told apart without being named, alike in every process with the same salt', () => {
    const key = senderKey('salt', '203.0.113.7', undefined)
    expect(key).toBe(senderKey('salt', '203.0.113.7', undefined))
    expect(key).not.toBe(senderKey('salt', '203.0.113.8', undefined))
    expect(key).not.toBe(senderKey('another salt', '203.0.113.7', undefined))
    expect(key).toMatch(/^[\w-]{43}$/)
  })
})

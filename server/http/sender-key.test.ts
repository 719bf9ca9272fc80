import { describe, expect, it } from 'vitest'
import { networkOf, senderKey } from './sender-key.ts'

describe('who sent a request', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:0DB8:0001:0002::3', '2001:db8:1:2'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is told apart without being named, alike in every process with the same salt', () => {
    const key = senderKey('salt', '203.0.113.7')
    expect(key).toBe(senderKey('salt', '203.0.113.7'))
    expect(key).not.toBe(senderKey('salt', '203.0.113.8'))
    expect(key).not.toBe(senderKey('another salt', '203.0.113.7'))
    expect(key).toMatch(/^[\w-]{43}$/)
  })
})

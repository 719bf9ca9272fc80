import { describe, expect, it } from 'vitest'
import { hashedSender, networkOf } from './trusted-proxies.ts'

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

  it('has a pseudonym that is equal in every process with the same salt', () => {
    const key = hashedSender('salt', '203.0.113.7')
    expect(key).toBe(hashedSender('salt', '203.0.113.7'))
    expect(key).not.toBe(hashedSender('salt', '203.0.113.8'))
    expect(key).not.toBe(hashedSender('another salt', '203.0.113.7'))
    expect(key).toMatch(/^[\w-]{43}$/)
  })
})

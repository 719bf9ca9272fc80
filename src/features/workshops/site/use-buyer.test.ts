import { describe, expect, it } from 'vitest'
import { asPrivate, buyerFrom } from './use-buyer.ts'

describe('whose price is shown first', () => {
  it.each([
    ['', 'company'],
    ['buyer=private', 'private'],
    ['buyer=company', 'company'],
    ['buyer=%3Cscript%3E', 'company'],
  ])('by the address “%s”: %s', (query, buyer) => {
    expect(buyerFrom(new URLSearchParams(query))).toBe(buyer)
  })

  it.each([
    ['/de/workshops', '/de/workshops?buyer=private'],
    ['/de/workshops/fl2d#dates', '/de/workshops/fl2d?buyer=private#dates'],
    ['/de/workshops/fl2d?discover#dates', '/de/workshops/fl2d?discover&buyer=private#dates'],
  ])('%s goes on as %s', (href, address) => {
    expect(asPrivate(href)).toBe(address)
  })
})

import { expect, it } from 'vitest'
import { clearedSiteData } from './no-traces.ts'

it('leaves nothing of who signs out with the browser, where browsers take such a wish', () => {
  expect(clearedSiteData({ siteUrl: 'https://flightlevels.example' })).toEqual({
    'Clear-Site-Data': '"cache", "storage"',
  })
  expect(clearedSiteData({ siteUrl: 'http://localhost:3000' })).toEqual({})
})

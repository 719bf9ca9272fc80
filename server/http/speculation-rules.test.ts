import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import siteRoutes from '../../src/routes.ts'
import { speculationRules } from './speculation-rules.ts'

/** As the build knows them: by id, each with its parent. Only what is looked at here. */
function built(entries: RouteConfigEntry[], parentId = 'root'): [string, unknown][] {
  return entries.flatMap(({ id = '', file, path, children = [] }) => {
    const own = id || file.replace(/[.]tsx?$/, '')
    return [[own, { id: own, parentId, path }] as [string, unknown], ...built(children, own)]
  })
}

const routes = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  ...built(await siteRoutes),
]) as unknown as ServerBuild['routes']

const [prefetch] = speculationRules(routes).prefetch
const [wanted, refused] = prefetch?.where.and ?? []
const matches = (patterns: string | string[] | undefined, href: string) =>
  [patterns ?? []].flat().some((pattern) => new URLPattern(pattern, 'https://site.example').test(href))
const mayLoad = (path: string) => {
  const href = `https://site.example${path}`
  return matches(wanted?.href_matches, href) && !matches(refused?.not?.href_matches, href)
}

it.each([
  '/de',
  '/en',
  '/de/workshops',
  '/de/workshops?place=Wien',
  '/en/workshops/flight-levels-2-design',
  '/de/workshops/flight-levels-2-design/hamburg-2027',
  '/de/packages/coach',
  '/de/blog',
  '/de/blog/page/2',
  '/de/blog/boards#comments',
  '/de/kontakt',
  '/en/flight-levels/discover',
])('%s may be loaded before it is asked for', (path) => {
  expect(mayLoad(path)).toBe(true)
})

it.each([
  '/',
  '/office',
  '/office/bookings',
  '/office/sign-out',
  '/mailbox/key',
  '/graphql',
  '/media/board.jpg',
  '/de/order/abc',
  '/de/order/abc/',
  '/de/order/abc/pay',
  '/de/order/abc/invoice.pdf',
  '/en/booking/abc',
  '/de/offer/abc',
  '/de/paid/abc',
  '/de/checkout/abc',
  '/de/comment/abc',
  '/de/replies/abc',
  '/de/participants/abc',
  '/de/certificates/ABC',
  '/de/dsgvo/accept/abc',
  '/de/confirm-order/abc',
  '/de/newsletter',
  '/de/newsletter/confirm/abc',
  '/de/newsletter/unsubscribe/abc',
  '/de/message',
  '/de/widerruf',
  '/en/withdrawal/abc',
  '/de/consent',
  '/de/preview/logout',
  '/de/workshops.ics',
  '/de/blog/rss.xml',
])('%s is loaded only when it is asked for', (path) => {
  expect(mayLoad(path)).toBe(false)
})

it('refuses every route in a language that is not listed as public', () => {
  const personal = Object.values(routes).flatMap((route) =>
    route?.path?.startsWith(':language/') && route.path.includes(':token') ? [route.path] : [],
  )
  expect(personal.length).toBeGreaterThan(10)
  for (const path of personal)
    expect(mayLoad(`/${path.replace(':language', 'de').replaceAll(/:\w+/g, 'x')}`), path).toBe(false)
})

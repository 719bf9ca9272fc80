import { expect, it } from 'vitest'
import { laneOf } from './admission.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

it.each([
  ['GET', '/de/workshops', firefox, 'reads'],
  ['HEAD', '/de', undefined, 'reads'],
  ['POST', '/de/workshops/fl2d/vienna', firefox, 'writes'],
  ['POST', '/api/v1/bookings', 'curl/8', 'writes'],
  ['GET', '/de/workshops', google, 'crawlers'],
  ['GET', '/de', 'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)', 'crawlers'],
  ['GET', '/de', 'facebookexternalhit/1.1', 'crawlers'],
  ['GET', '/readyz', undefined, null],
  ['POST', '/hooks/payment', 'Stripe/1.0', null],
  ['POST', '/office/sign-in', firefox, 'sign-in'],
  ['GET', '/office', google, 'sign-in'],
  ['GET', '/office.data?_routes=root', firefox, 'sign-in'],
  ['GET', '/officers', firefox, 'reads'],
  ['POST', '/placed-order', firefox, null],
  ['GET', '/media/2026/board.jpg/640.avif', firefox, null],
  ['POST', '/graphql', 'curl/8', 'reads'],
  ['GET', '/mailbox/key', firefox, 'reads'],
])('%s %s of %s waits in the line of %s', (method, url, agent, lane) => {
  expect(laneOf({ method, url, headers: agent === undefined ? {} : { 'user-agent': agent } })).toBe(lane)
})

it.each(['office.session_token=made.up', '__Host-office.session_token=made.up; theme=dark'])(
  'puts an office request with the cookie %s into the lane of members',
  (cookie) => {
    for (const method of ['GET', 'POST']) {
      expect(laneOf({ method, url: '/office/bookings', headers: { cookie } })).toBe('office')
      expect(laneOf({ method, url: '/de', headers: { cookie } })).not.toBe('office')
    }
  },
)

it.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
  'a page that a browser loads ahead (%s) is in no visitor’s way',
  (purpose) => {
    expect(laneOf({ method: 'GET', url: '/de/workshops', headers: { 'sec-purpose': purpose } })).toBe('crawlers')
  },
)

it('puts GraphQL edits into the lane of members', () => {
  expect(laneOf({ method: 'POST', url: '/graphql', headers: { authorization: 'Bearer x' } })).toBe('office')
})

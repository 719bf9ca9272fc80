import { expect, it } from 'vitest'
import { laneOf } from './lane-of.ts'

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
  ['POST', '/office/bookings', firefox, null],
  ['GET', '/office', google, null],
  ['GET', '/office.data?_routes=root', firefox, null],
  ['GET', '/officers', firefox, 'reads'],
  ['POST', '/placed-order', firefox, null],
])('%s %s of %s waits in the line of %s', (method, url, agent, lane) => {
  expect(laneOf({ method, url, headers: agent === undefined ? {} : { 'user-agent': agent } })).toBe(lane)
})

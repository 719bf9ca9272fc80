import { describe, expect, it } from 'vitest'
import { refusedBody } from './form-limits.ts'

const siteUrl = 'https://flightlevels.example'
const form = 'application/x-www-form-urlencoded'

function refused(method: string, headers: Record<string, string> = {}, url = `${siteUrl}/de/workshops`) {
  return refusedBody(new Request(url, { method, headers }), siteUrl)
}

describe('a form of the office', () => {
  const office = `${siteUrl}/office/members`
  it.each([
    ['this site', { origin: siteUrl }, null],
    ['this site, by the header of the browser', { 'sec-fetch-site': 'same-origin' }, null],
    ['a tool without headers', {}, 403],
    ['another site', { origin: 'https://elsewhere.example' }, 403],
    ['another site, by the header of the browser', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
  ])('from %s is answered as it should be', (_, headers, status) => {
    expect(refused('POST', { 'content-type': form, ...headers }, office)).toBe(status)
    for (const writing of [
      `${office}.data`,
      `${siteUrl}/Office/members`,
      `${siteUrl}/%6Fffice/members`,
      `${siteUrl}//office/members`,
    ])
      expect(refused('POST', { 'content-type': form, ...headers }, writing), writing).toBe(status)
  })
})

describe('a request', () => {
  it.each(['GET', 'HEAD'])('that only asks (%s) is welcome from anywhere', (method) => {
    expect(refused(method, { origin: 'https://elsewhere.example' })).toBeNull()
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('of a kind that no page has (%s) is refused', (method) => {
    expect(refused(method)).toBe(405)
  })

  it.each([
    [form, null],
    [`${form}; charset=UTF-8`, null],
    ['multipart/form-data; boundary=x', null],
    ['Application/X-WWW-Form-Urlencoded', null],
    ['application/json', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded-not', 415],
    ['', 415],
  ])('with a body of type %j gets %s', (type, status) => {
    expect(refused('POST', { 'content-type': type })).toBe(status)
  })

  it.each([
    ['this site', { origin: siteUrl }, null],
    [
      'this machine, by the address it was reached at',
      { origin: 'https://localhost:4000', host: 'localhost:4000' },
      null,
    ],
    ['the same address without TLS', { origin: 'http://localhost:4000', host: 'localhost:4000' }, 403],
    ['this site without TLS', { origin: 'http://flightlevels.example' }, 403],
    ['a tool without headers', {}, null],
    ['an old browser on this site', { 'sec-fetch-site': 'same-origin' }, null],
    ['the address bar', { 'sec-fetch-site': 'none' }, null],
    ['another site', { origin: 'https://elsewhere.example' }, 403],
    [
      'another site that claims to be this one',
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
      403,
    ],
    ['a page that hides where it is', { origin: 'null' }, 403],
    ['a foreign page that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['an order page, which sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, null],
    ['a neighbour', { origin: 'https://shop.flightlevels.example', 'sec-fetch-site': 'same-site' }, 403],
    ['another site in an old browser', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('with a form from %s', (_, headers, status) => {
    const { host, ...sent } = { host: 'flightlevels.example', ...headers }
    // `Host` cannot be set on a Request; a server takes it from the wire.
    const request = new Request(siteUrl, { method: 'POST', headers: { 'content-type': form, ...sent } })
    const get = request.headers.get.bind(request.headers)
    request.headers.get = (name) => (name === 'host' ? host : get(name))
    expect(refusedBody(request, siteUrl)).toBe(status)
  })
})

import { isOffice } from './request-office.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * The status of a request that no form of ours would send, or null: 405 for methods that pages do not have, 415 for another type
 * of body, 403 for a form on someone else's page (its browser says where it came from).
 */
export function refusedBody(request: Request, siteUrl: string): number | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (request.method !== 'POST') return 405
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!formTypes.includes(type)) return 415
  if (isOffice(new URL(request.url).pathname) && !saysWhereFrom(request)) return 403
  return isFromHere(request, siteUrl) ? null : 403
}

/** The office has sessions that a foreign page could borrow: what does not say where it comes from is turned down there. */
function saysWhereFrom({ headers }: Request): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site')
}

function isFromHere(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  // Old browsers and tools send neither; without a session there is nothing that a foreign page could borrow.
  const site = request.headers.get('sec-fetch-site')
  if (origin === null) return ['same-origin', 'none', null].includes(site)
  // What pages without a referrer send, such as those behind a personal link; sandboxed foreign pages send it too.
  if (origin === 'null') return site === 'same-origin'
  const { origin: own, protocol } = new URL(siteUrl)
  return origin === own || origin === `${protocol}//${request.headers.get('host')}`
}

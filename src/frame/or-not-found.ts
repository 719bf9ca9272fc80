import { data } from 'react-router'

/** What an address names; throws the 404 page when it is not there. */
export function orNotFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw data(null, { status: 404 })
  return found
}

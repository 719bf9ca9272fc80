import type { LiveDate } from './workshop-date.ts'

/** The SEQUENCE of the entries that calendars take in now (RFC 5545 3.8.7.4): each revision of a date leaves room for one between. */
export function publishedSequence({ revision }: Pick<LiveDate, 'revision'>): number {
  return revision * 2
}

/** The SEQUENCE that takes out whatever was sent up to a revision; what the next revision publishes is higher again. */
export function cancelledSequence(revision: number): number {
  return revision * 2 + 1
}

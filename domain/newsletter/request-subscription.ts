import { isRequestOver, type Subscription } from './subscription.ts'

/** Anybody can write anybody's address into the box: these keep it from being a way to annoy. */
const mostRequestLetters = 3
const betweenRequestLetters = { minutes: 15 }
const betweenReminders = { hours: 24 }

/**
 * What a sign-up leads to. `begin`: a new subscription and a letter to confirm it; what was there before is over. `ask-again`: the open
 * request is taken as made now, and its letter is sent once more. `remind`: a letter says that the address is on the list already.
 * `keep-quiet`: nothing, since a letter has just left. The page says the same each time.
 */
export type RequestDecision = 'begin' | 'ask-again' | 'remind' | 'keep-quiet'

/** Decides by what the list knows of the address (docs/rules/newsletter.md); null where it knows nothing. */
export function requestSubscription(known: Subscription | null, now: Temporal.Instant): RequestDecision {
  if (known === null || known.state === 'unsubscribed') return 'begin'
  if (known.state === 'confirmed') return hasPassed(known.lastLetterAt, betweenReminders, now) ? 'remind' : 'keep-quiet'
  if (isRequestOver(known.requested.at, now)) return 'begin'
  const mayAsk = known.letters < mostRequestLetters && hasPassed(known.lastLetterAt, betweenRequestLetters, now)
  return mayAsk ? 'ask-again' : 'keep-quiet'
}

function hasPassed(
  since: Temporal.Instant,
  time: { hours?: number; minutes?: number },
  now: Temporal.Instant,
): boolean {
  return Temporal.Instant.compare(since.add(time), now) <= 0
}

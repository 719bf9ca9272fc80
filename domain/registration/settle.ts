import { endHolds } from './end-holds.ts'
import { after, type DateState, type StateChange } from './registration.ts'
import { offerToLine } from './waiting-line.ts'

/** What time alone has brought about: ended holds expire, and what became free is offered. Applied before and after each command. */
export function settle(state: DateState, now: Temporal.Instant): StateChange[] {
  const ended = endHolds(state, now)
  return [...ended, ...offerToLine(after(state, ended), now)]
}

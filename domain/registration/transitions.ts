import type { StateName } from './registration.ts'

/** One way a registration may go. `new` is where it comes from, `gone` means that it is deleted. */
export interface Transition {
  from: StateName | 'new'
  to: StateName | 'gone'
  /** What makes it go there, in a few words: the diagram in docs/rules/waitlist.md is drawn from them. */
  when: string
}

/** Everything that can happen to a registration, and nothing else can (DESIGN §3, SPEC §4). */
export const transitions: readonly Transition[] = [
  { from: 'new', to: 'confirmed', when: 'booked, paid by invoice' },
  { from: 'new', to: 'awaiting-payment', when: 'booked, paid by card' },
  { from: 'new', to: 'awaiting-confirmation', when: 'booked on invoice, above a limit' },
  { from: 'new', to: 'waiting', when: 'date full, or regional price' },
  { from: 'waiting', to: 'offered', when: 'seats free and first in line, or offered by the organiser' },
  { from: 'waiting', to: 'cancelled', when: 'booker or organiser cancels' },
  { from: 'waiting', to: 'gone', when: 'workshop over, deleted' },
  { from: 'offered', to: 'confirmed', when: 'booker confirms, paid by invoice' },
  { from: 'offered', to: 'awaiting-payment', when: 'booker confirms, paid by card' },
  { from: 'offered', to: 'offered', when: 'organiser gives more time' },
  { from: 'offered', to: 'cancelled', when: 'booker or organiser cancels' },
  { from: 'offered', to: 'expired', when: 'time to confirm is over' },
  { from: 'awaiting-payment', to: 'confirmed', when: 'paid in time' },
  { from: 'awaiting-payment', to: 'cancelled', when: 'booker or organiser cancels' },
  { from: 'awaiting-payment', to: 'expired', when: 'time to pay is over' },
  { from: 'awaiting-confirmation', to: 'confirmed', when: 'booker confirms the address' },
  { from: 'awaiting-confirmation', to: 'cancelled', when: 'organiser cancels' },
  { from: 'awaiting-confirmation', to: 'expired', when: 'time to confirm the address is over' },
  { from: 'expired', to: 'confirmed', when: 'paid late, seats still free' },
  { from: 'expired', to: 'cancelled', when: 'booker cancels' },
  { from: 'expired', to: 'gone', when: 'workshop over, deleted' },
  { from: 'confirmed', to: 'cancelled', when: 'cancelled, withdrawn or workshop called off' },
  { from: 'cancelled', to: 'gone', when: 'workshop over, deleted' },
]

export function mayGo(from: Transition['from'], to: Transition['to']): boolean {
  return transitions.some((way) => way.from === from && way.to === to)
}

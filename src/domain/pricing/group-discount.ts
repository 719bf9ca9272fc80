import { freeSeats } from './three-for-two.ts'

/** What 3 for 2 saves a group at most, in the numbers of the message about it. */
export interface GroupDiscount {
  /** In percent, rounded down. */
  percent: number
  /** The most people that one booking can have. */
  people: number
  /** Whether that depends on the date. */
  varies: boolean
  /** Of so many people, so many pay. */
  of: number
  pay: number
}

/** Reckoned from the rule itself, for dates with these limits of participants; null where no booking can have a free seat. */
export function groupDiscount(limits: readonly number[]): GroupDiscount | null {
  const people = Math.max(0, ...limits)
  const parties = Array.from({ length: people }, (_, index) => index + 1)
  const of = parties.find((party) => freeSeats(party) > 0)
  if (of === undefined) return null
  const share = Math.max(...parties.map((party) => freeSeats(party) / party))
  return { percent: Math.floor(share * 100), people, varies: new Set(limits).size > 1, of, pay: of - freeSeats(of) }
}

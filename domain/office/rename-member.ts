import { isOwnDate } from '../workshop/own-date.ts'
import type { Member } from './member.ts'
import { may } from './role.ts'

/** A date by the name in its address, with whom it names. */
export interface NamedDate {
  slug: string
  trainers: string[]
}

/** Dates, with who comes to them, that a new name opens and closes. */
export interface MovedDates {
  gained: string[]
  lost: string[]
}

export type Renaming =
  | { outcome: 'unchanged' }
  /** `agreement` is what has to come back with the name by whoever agrees. */
  | { outcome: 'asks'; moved: MovedDates; agreement: string }
  | { outcome: 'renamed'; moved: MovedDates }

/**
 * What another name means for a member. The name of a trainer opens the dates that carry it, so a name that moves dates is asked for once more:
 * `agreed` says which dates were shown, and others than those are asked for again.
 */
export function renaming(
  member: Pick<Member, 'name' | 'role'>,
  { name, agreed }: { name: string; agreed: string },
  dates: readonly NamedDate[],
): Renaming {
  if (name === member.name) return { outcome: 'unchanged' }
  const seesByName = may(member.role, 'see-dates') && !may(member.role, 'run-dates')
  const moved = seesByName ? movedDates(member.name, name, dates) : { gained: [], lost: [] }
  const agreement = movedWords(moved)
  return agreement === '' || agreement === agreed
    ? { outcome: 'renamed', moved }
    : { outcome: 'asks', moved, agreement }
}

/** The same in one line: '+fl2d-graz-2027 -ff-wien-2027'; empty when nothing moves. */
export function movedWords({ gained, lost }: MovedDates): string {
  return [...gained.map((slug) => `+${slug}`), ...lost.map((slug) => `-${slug}`)].join(' ')
}

function movedDates(before: string, name: string, dates: readonly NamedDate[]): MovedDates {
  const only = (one: string, other: string) =>
    dates.filter((date) => isOwnDate(date, one) && !isOwnDate(date, other)).map(({ slug }) => slug)
  return { gained: only(name, before), lost: only(before, name) }
}

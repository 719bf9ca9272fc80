import type { LiveDate } from './workshop-date.ts'

/** A date belongs to the accounts that the office has chosen as its trainers, whatever anybody is called. */
export function isOwnDate({ trainerIds }: Pick<LiveDate, 'trainerIds'>, memberId: string): boolean {
  return trainerIds.includes(memberId)
}

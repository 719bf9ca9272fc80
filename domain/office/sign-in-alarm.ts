/** What failed longer ago does not count any more. */
export const alarmWindow = { hours: 1 } as const

/** Owners hear once of it, and not again for a day: somebody who guesses passwords cannot flood them with mail. */
export const alarmPause = { hours: 24 } as const

/** Today counts what failed since then. */
export const countedOnToday = { hours: 24 } as const

/** So long the counts are kept. */
export const failuresKept = { hours: 30 * 24 } as const

const most = { office: 20, account: 10 }

/** Whether so many sign-ins that failed within the hour, in the whole office and for the account of the last one, are told to the owners. */
export function isAlarming({ office, account }: { office: number; account: number }): boolean {
  return office >= most.office || account >= most.account
}

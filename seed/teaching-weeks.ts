/** Feast days on fixed dates, in Austria or in the German cities where we teach. Movable feasts fall on Sundays, Mondays and Thursdays. */
const feastDays = new Set(['01-01', '01-06', '05-01', '08-15', '10-03', '10-26', '11-01', '12-08'])

/**
 * The Monday of the n-th teaching week from `today`: 1 is the first after the current week, -1 the last before it. Weeks with a feast
 * on a working day and those from Christmas to Epiphany are left out, so that the demo never invites anyone for 24 December.
 */
export function teachingWeek(today: Temporal.PlainDate, n: number): Temporal.PlainDate {
  const step = Math.sign(n)
  let monday = today.subtract({ days: today.dayOfWeek - 1 })
  let left = Math.abs(n)
  while (left > 0) {
    monday = monday.add({ weeks: step })
    if (isTeachingWeek(monday)) left -= 1
  }
  return monday
}

function isTeachingWeek(monday: Temporal.PlainDate): boolean {
  const workdays = [0, 1, 2, 3, 4].map((days) => monday.add({ days }).toString().slice(5))
  return workdays.every((day) => !feastDays.has(day) && day < '12-22' && day > '01-06')
}

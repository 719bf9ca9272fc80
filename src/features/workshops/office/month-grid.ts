export interface MonthDay {
  /** '2027-01-19' */
  day: string
  /** Whether it belongs to the month itself, not to its neighbours. */
  isInMonth: boolean
}

/** The weeks of a month from Monday to Sunday, with the days of the neighbours that fill the first and the last. `month` is '2027-01'. */
export function monthGrid(month: string): MonthDay[][] {
  const first = dayAt(`${month}-01`)
  const start = plusDays(first, -((first.getUTCDay() + 6) % 7))
  const weeks: MonthDay[][] = []
  for (let week = start; week < first || monthOf(week) === month; week = plusDays(week, 7)) {
    weeks.push(
      [0, 1, 2, 3, 4, 5, 6].map((after) => {
        const day = plusDays(week, after)
        return { day: isoDay(day), isInMonth: monthOf(day) === month }
      }),
    )
  }
  return weeks
}

/** '2026-12' and '2027-02' around '2027-01'. */
export function neighbourMonth(month: string, by: 1 | -1): string {
  const first = dayAt(`${month}-01`)
  return monthOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)))
}

export function isMonth(text: string): boolean {
  return /^2\d{3}-(0[1-9]|1[0-2])$/.test(text)
}

// Days without a time: browsers need no Temporal for them.
const dayAt = (day: string) => new Date(`${day}T00:00:00Z`)
const plusDays = (day: Date, days: number) => new Date(day.getTime() + days * 86_400_000)
const isoDay = (day: Date) => day.toISOString().slice(0, 10)
const monthOf = (day: Date) => day.toISOString().slice(0, 7)

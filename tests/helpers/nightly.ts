/** Whether this run has all night (`npm run test:nightly`). What either run tries: docs/decisions/0005-checks-and-tests.md. */
export const isNightly = process.env.FLIGHTDECK_NIGHTLY !== undefined

/** The number of cases of a property: this many in `npm test`, twenty times as many at night. */
export function runs(byDay: number): { numRuns: number } {
  return { numRuns: isNightly ? byDay * 20 : byDay }
}

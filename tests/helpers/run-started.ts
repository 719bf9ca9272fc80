const variable = 'FLIGHTDECK_RUN_STARTED'

/**
 * When this run of the tests began. The dates of the seed world move by a week each Monday; the data folder that sites begin with and what
 * tests expect of it are both computed from this moment, so that a run may cross midnight. The first process to ask sets it for those it starts.
 */
export function runStarted(): Temporal.Instant {
  process.env[variable] ??= Temporal.Now.instant().toString()
  return Temporal.Instant.from(process.env[variable])
}

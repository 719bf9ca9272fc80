/** An error of a database ends the run. */
export function fail(error: Error): never {
  throw error
}

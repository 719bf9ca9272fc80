/** So many bookings of one date wait at most: more only come together where the database does not answer. */
const longestLine = 500

/**
 * Bookings of one date are made one after the other, in the order in which they came to this process. Their date locks them one after the other
 * anyway: so they wait here and not in the database, where each would keep a connection from those who only look. Rejects with an outage where
 * too many wait.
 */
export function inOrderOfArrival<Command extends { workshop: string }, Outcome>(
  book: (command: Command) => Promise<Outcome>,
): (command: Command) => Promise<Outcome> {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  return async (command) => {
    const { workshop } = command
    const line = lines.get(workshop) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= longestLine) throw tooManyWait()
    const begin = () => book(command)
    const booking = line.length === 0 ? begin() : line.last.then(begin, begin)
    line.last = booking
    line.length += 1
    lines.set(workshop, line)
    try {
      return await booking
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(workshop)
    }
  }
}

/** As PostgreSQL says that it has no connection left: the caller is answered as with a database that is away. */
function tooManyWait(): Error {
  return Object.assign(new Error('too many bookings of a date wait for the database'), { code: '53300' })
}

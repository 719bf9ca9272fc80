/**
 * Bookings of one date are made one after the other, in the order in which they came to this process. Their date locks them one after the other
 * anyway: so they wait here and not in the database, where each would keep a connection from those who only look.
 */
export function inOrderOfArrival<Command extends { workshop: string }, Outcome>(
  book: (command: Command) => Promise<Outcome>,
): (command: Command) => Promise<Outcome> {
  const latest = new Map<string, Promise<Outcome>>()
  return async (command) => {
    const { workshop } = command
    const begin = () => book(command)
    const booking = latest.get(workshop)?.then(begin, begin) ?? begin()
    latest.set(workshop, booking)
    try {
      return await booking
    } finally {
      if (latest.get(workshop) === booking) latest.delete(workshop)
    }
  }
}

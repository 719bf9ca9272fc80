import type { BookSeatsOutcome } from '#features/booking/book-seats.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import type { BookingWorld } from '../use-cases/booking-world.ts'

export interface Rush {
  outcomes: BookSeatsOutcome[]
  booked: OrderWithDate['order'][]
  /** The number of rejections by reason. */
  refused: Record<string, number>
  /** The number of seats taken in the row of the date. */
  seatsTaken: number
  /** What the registrations of the date add up to. */
  registered: number
  /** How many people were written down for the date. */
  people: number
}

/** As many companies as `parties` has entries book on one date at the same moment, each for this many people, spread over the worlds. */
export async function bookAtOnce(worlds: BookingWorld[], workshop: string, parties: number[]): Promise<Rush> {
  const [world] = worlds
  if (!world) throw new RangeError('nobody can book without a world')
  const outcomes = await Promise.all(
    parties.map((people, index) => {
      const own = worlds[index % worlds.length] ?? world
      return own.book({ workshop, form: bookingParty(`Party ${workshop} ${index}`, people) })
    }),
  )
  const refusals = outcomes.map((outcome) => (outcome.outcome === 'refused' ? outcome.refusal.reason : outcome.kind))
  const count = (reason: string) => refusals.filter((other) => other === reason).length
  const { [workshop]: date } = Object.fromEntries((await world.all('workshop_date')).map((row) => [row.slug, row]))
  const registrations = (await world.all('registration')).filter((row) => row.workshop_date_id === date?.id)
  const ids = registrations.map(({ id }) => id)
  const tokens = outcomes.flatMap((outcome) =>
    outcome.outcome === 'done' && outcome.kind === 'order' ? [outcome.token] : [],
  )
  return {
    outcomes,
    booked: (await Promise.all(tokens.map(world.orderBehind))).flatMap((found) => (found ? [found.order] : [])),
    refused: Object.fromEntries(
      refusals.filter((reason) => reason !== 'order').map((reason) => [reason, count(reason)]),
    ),
    seatsTaken: Number(date?.seats_taken),
    registered: registrations.reduce((sum, { seats }) => sum + Number(seats), 0),
    people: (await world.all('participant')).filter((row) => ids.includes(row.registration_id)).length,
  }
}

import { actorText } from '#domain/office/actor.ts'
import type { BookingDesk, MemberAction } from './member-action.ts'

/** A note about a booking. */
export interface WriteNote extends Omit<MemberAction, 'reason'> {
  bookingId: string
  text: string
}

/** Keeps what somebody of the office has to say about a booking, once for each form. */
export async function writeNote(desk: BookingDesk, { attempt, bookingId, actor, text }: WriteNote): Promise<void> {
  const writtenAt = desk.clock.now()
  await desk.transactions.run(async (stores) => {
    await stores.bookings.addNote({ id: attempt, bookingId, text, writtenAt, writtenBy: actorText(actor) })
  })
}

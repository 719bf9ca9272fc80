import { createContext } from 'react-router'
import type { BookSeatsCommand, BookSeatsOutcome } from './book-seats.ts'

export interface BookingService {
  /** In the order of arrival (waitlist.ts). */
  bookSeats(command: BookSeatsCommand): Promise<BookSeatsOutcome>
}

export const bookingContext = createContext<BookingService>()

import type { IsoDate } from '#domain/iso-date.ts'
import type { Cents } from '#domain/money.ts'
import type { StateName } from '#domain/registration/registration.ts'
import type { LoggedAction } from './log.ts'

/** What the office lists: everything that is asked for has to be so. */
export interface BookingSearch {
  /** Words of names, addresses, companies and numbers, or their beginnings. */
  text?: string | undefined
  /** `called-off`: confirmed, and we have called the date off, so that whoever booked has to choose. */
  state?: StateName | 'called-off' | undefined
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined
  /** Slug of a workshop date. */
  workshop?: string | undefined
  /** What has an invoice that is not paid whole: all of it, or what was due before a day; or what is to be given back. */
  owed?: 'open' | 'return' | { dueBefore: IsoDate } | undefined
  /** First and last day of booking, in Vienna: '2026-11-21'. */
  from?: string | undefined
  to?: string | undefined
}

/** Where a page of the list begins: after this row, towards older ones. */
export interface ListPlace {
  at: string
  id: string
}

export interface ListedBooking {
  id: string
  orderId: string | null
  number: string | null
  at: Temporal.Instant
  state: StateName
  booker: { firstName: string; lastName: string; email: string }
  company: string | null
  country: string | null
  seats: number
  /** Gross; null as long as nothing is agreed. */
  gross: Cents | null
  /** What of it has not come yet; of a cancelled one what stays due and has not come. Null where nothing is owed. */
  open: Cents | null
  /** By when that is to be paid, where there is an invoice over it. */
  dueOn: IsoDate | null
  /** What is to be given back of what was cancelled or has expired; null where nothing is. */
  toReturn: Cents | null
  /** Confirmed for a date that we have called off. */
  isCalledOff: boolean
  workshop: {
    slug: string
    certification: string
    startsAt: Temporal.Instant | null
    city: string | null
    /** Put on sale as tentative and neither confirmed nor called off since. */
    isTentative: boolean
  } | null
}

export interface BookingPage {
  bookings: ListedBooking[]
  /** Null on the last page. */
  next: ListPlace | null
}

/** What somebody has written down about a booking. */
export interface BookingNote {
  id: string
  bookingId: string
  text: string
  writtenAt: Temporal.Instant
  /** In words. */
  writtenBy: string
}

export interface BookingListStores {
  /** False when this one has been written before. */
  addNote(note: BookingNote): Promise<boolean>
}

export interface BookingListReads {
  search(search: BookingSearch, after: ListPlace | null): Promise<BookingPage>
  /** By the id of a registration or of an order; null when there is neither. */
  find(id: string): Promise<{ id: string; orderId: string | null; registrationId: string | null } | null>
  /** What the log of actions says of these subjects, oldest first. */
  history(subjects: readonly string[]): Promise<LoggedAction[]>
  notes(bookingId: string): Promise<BookingNote[]>
}

import type { StateName } from '../registration/registration.ts'
import type { DataKind, LegalDocument } from './erasure.ts'

/** Everything that is known of one address. */
export interface PersonFile {
  /** As it was asked for, folded by `addressKey`. */
  address: string
  /** As it is written in the tables: capitals and all. */
  addressVariants: string[]
  /** Full names stored beside it. */
  names: string[]
  /** Bookings that the address has made or takes part in. */
  bookings: FiledBooking[]
  entries: FileEntry[]
}

/** One row of one table, as it is stored. */
export interface FileEntry {
  kind: DataKind
  row: Readonly<Record<string, unknown>>
}

/** What has to be known of a booking to decide what becomes of it. */
export interface FiledBooking {
  /** Null for a party on the waitlist. */
  orderId: string | null
  /** Null for what has no seats. */
  registrationId: string | null
  /** Of the order. */
  number: string | null
  role: 'booker' | 'participant'
  state: StateName
  /** When the workshop is over; null for what has no seats. */
  endsAt: Temporal.Instant | null
  /** Invoices, and money that came or went. */
  documents: LegalDocument[]
  /** A payment that is open, or money that is going back. */
  isMoneyMoving: boolean
}

/** One address is one file: case, outer space and the way that accents are composed do not matter; everything else does. */
export function addressKey(address: string): string {
  return address.normalize('NFC').trim().toLowerCase().normalize('NFC')
}

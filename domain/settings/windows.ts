/** How long things may take, as the owner has set it (docs/rules/settings.md). */
export interface Windows {
  /** Hours that an offer from the waitlist stands. */
  offerHours: number
  /** Minutes that seats are held for somebody who pays by card. */
  paymentMinutes: number
  /** Days before the start when participants get the practical details. */
  reminderDays: number
  /** Days until an invoice is due. */
  invoiceDays: number
  /** Hours that seats are held until the booker has confirmed the address, where that is asked for. */
  confirmHours: number
  /** Seats in 24 hours that may be booked without that: from one network address, for one e-mail address, on one date. */
  seatsPerSender: number
  seatsPerAddress: number
  seatsPerDate: number
}

/** What holds as long as nobody has set anything else (docs/product.md#waitlist). */
export const writtenWindows: Windows = {
  offerHours: 48,
  paymentMinutes: 30,
  reminderDays: 7,
  invoiceDays: 14,
  confirmHours: 24,
  seatsPerSender: 8,
  seatsPerAddress: 8,
  seatsPerDate: 20,
}

import { type BookingRefusal, bookSeats as decide } from '#domain/booking/book-seats.ts'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { bookerOf, buyerOf, invoiceOf, participantsOf } from '#domain/booking/booking-request.ts'
import type { Language } from '#domain/language.ts'
import { mainList } from '#domain/newsletter/newsletter-list.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { attemptKey } from './attempt-key.ts'
import { openLink } from './personal-links.ts'
import type { Chance, Clock, NewOrder, Stores, Transactions } from './ports.ts'
import { beginDoubleOptIn, type ShownWording } from './request-newsletter.ts'

export interface BookSeatsPorts {
  clock: Clock
  chance: Chance
  transactions: Transactions
}

export interface BookSeatsCommand {
  /** Slug of the workshop date. */
  workshop: string
  form: BookingForm
  language: Language
  /** What stood beside the box for the newsletter. Without it a tick starts nothing: there would be no proof of it. */
  newsletterShown?: ShownWording
}

/** `token` opens the order page; it is shown once and stored only as its hash. */
export type BookSeatsOutcome =
  | { outcome: 'booked'; token: string }
  | { outcome: 'refused'; refusal: BookingRefusal }
  | { outcome: 'unknown-workshop' }

/**
 * Books seats in one transaction under the lock of the workshop date (docs/rules/capacity.md). The same form sent again gives
 * the order it made the first time, with a new link to it.
 */
export async function bookSeats(ports: BookSeatsPorts, command: BookSeatsCommand): Promise<BookSeatsOutcome> {
  const now = ports.clock.now()
  const key = attemptKey(command)
  return ports.transactions.run(async (stores) => {
    const date = await stores.lockWorkshopDate(command.workshop)
    if (!date) return { outcome: 'unknown-workshop' }

    const known = await stores.findOrderByAttempt(key)
    if (known) return { outcome: 'booked', token: await openLink(stores, ports.chance, 'order', known, now) }

    const participants = participantsOf(command.form, date.certification)
    const invoice = invoiceOf(command.form)
    const decision = decide(
      { date, holds: await stores.holdsOf(date.id, now) },
      { participants, buyer: buyerOf(invoice), declinesRegionalDiscount: command.form.declinesRegionalDiscount },
      now,
    )
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }

    const order = await placeOrder(stores, ports.chance, { command, date, quote: decision.quote, key, now })
    return { outcome: 'booked', token: await openLink(stores, ports.chance, 'order', order.id, now) }
  })
}

interface Placing {
  command: BookSeatsCommand
  date: WorkshopDate
  quote: Quote
  key: string
  now: Temporal.Instant
}

async function placeOrder(stores: Stores, chance: Chance, placing: Placing): Promise<NewOrder> {
  const { form, language, newsletterShown } = placing.command
  const booker = bookerOf(form)
  const order: NewOrder = {
    id: chance.id(),
    number: await stores.nextOrderNumber(placing.now.toZonedDateTimeISO('Europe/Vienna').year),
    customerNumber: await stores.customerNumber(booker.email),
    placedAt: placing.now,
    language,
    workshopDateId: placing.date.id,
    booker,
    invoice: invoiceOf(form),
    participants: participantsOf(form, placing.date.certification).map((participant) => ({
      ...participant,
      id: chance.id(),
    })),
    quote: placing.quote,
    attemptKey: placing.key,
    newsletter: form.newsletter,
  }
  await stores.addOrder(order)
  await stores.addEffect({ kind: 'booking-confirmation', orderId: order.id })
  for (const { id } of order.participants) {
    await stores.addEffect({ kind: 'invitation', orderId: order.id, participantId: id })
  }
  await stores.addEffect({ kind: 'new-booking', orderId: order.id })
  if (form.newsletter && newsletterShown) {
    const request = { email: booker.email, list: mainList, language, shown: newsletterShown }
    await beginDoubleOptIn(stores, chance, request, placing.now)
  }
  await stores.announce(['workshops'])
  return order
}

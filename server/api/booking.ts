import { z } from 'zod'
import { languages } from '#domain/language.ts'
import type { BookingFile } from '#features/booking/booking-office.ts'
import type { ListedBooking } from '#features/booking/ports.ts'
import { answerSchema } from './named-schema.ts'
import { addressOf, addressSchema, bookerOf, bookerSchema, participantOf, participantSchema } from './person.ts'
import { stateSchema } from './state.ts'
import { instant, money, moneyOf, textOf } from './values.ts'

const listedSchema = answerSchema(
  'ListedBooking',
  z.strictObject({
    id: z.uuid(),
    orderId: z.uuid().nullable(),
    number: z.string().nullable().meta({ description: 'Of the order; null as long as it waits.' }),
    at: instant,
    state: stateSchema,
    booker: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
    company: z.string().nullable(),
    country: z.string().nullable(),
    seats: z.int(),
    gross: money.nullable(),
    open: money.nullable().meta({
      description:
        'What has not come yet; of what was cancelled, what stays due and has not come. Null where nothing is owed.',
    }),
    dueOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'By when it is to be paid; null where no invoice asks for it.' }),
    date: z.string().nullable().meta({ description: 'Slug of the date; null for what has no seats.' }),
  }),
)

export const bookingListSchema = answerSchema(
  'BookingList',
  z.strictObject({
    data: z.array(listedSchema),
    next: z.string().nullable().meta({ description: 'The `cursor` of the next page; null on the last.' }),
  }),
)

export const bookingSchema = answerSchema(
  'Booking',
  z.strictObject({
    id: z.uuid(),
    orderId: z.uuid().nullable(),
    number: z.string().nullable(),
    customerNumber: z.string().nullable(),
    placedAt: instant,
    state: stateSchema,
    language: z.enum(languages),
    product: z.enum(['live', 'self-paced', 'package']),
    date: z.string().nullable(),
    booker: bookerSchema,
    invoiceAddress: addressSchema,
    participants: z.array(participantSchema),
    net: money.nullable(),
    gross: money.nullable(),
    paid: money,
    returned: money,
    invoices: z.array(z.string()).meta({ description: 'Numbers, cancellations among them.' }),
  }),
)

export function listedBookingOf({
  booker,
  workshop,
  gross,
  open,
  at,
  toReturn: _,
  isCalledOff: __,
  ...row
}: ListedBooking): z.output<typeof listedSchema> {
  return {
    ...row,
    at: textOf(at),
    booker,
    gross: gross === null ? null : moneyOf(gross),
    open: open === null ? null : moneyOf(open),
    date: workshop?.slug ?? null,
  }
}

/** Null for what is neither an order nor a registration that ever waited. */
export function bookingOf({ id, order: found, registration, balance, invoices }: BookingFile) {
  const money = {
    paid: moneyOf(balance.paid),
    returned: moneyOf(balance.returned),
    invoices: invoices.map(({ number }) => number),
  }
  if (found) {
    const { order, date } = found
    return {
      id,
      orderId: order.id,
      number: order.number,
      customerNumber: order.customerNumber,
      placedAt: textOf(order.placedAt),
      state: order.status.state,
      language: order.language,
      product: order.product.kind,
      date: date?.slug ?? null,
      booker: bookerOf(order.booker),
      invoiceAddress: addressOf(order.invoice),
      participants: order.participants.map(participantOf),
      net: moneyOf(order.quote.net),
      gross: moneyOf(order.quote.gross),
      ...money,
    } satisfies z.output<typeof bookingSchema>
  }
  if (!registration) return null
  const { request, participants, date } = registration
  return {
    id,
    orderId: null,
    number: null,
    customerNumber: null,
    placedAt: textOf(registration.registration.registeredAt),
    state: registration.registration.status.state,
    language: request.language,
    product: 'live',
    date: date.slug,
    booker: bookerOf(request.booker),
    invoiceAddress: addressOf(request.invoice),
    participants: participants.map(participantOf),
    net: null,
    gross: null,
    ...money,
  } satisfies z.output<typeof bookingSchema>
}

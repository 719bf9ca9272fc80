import { z } from 'zod'
import { requiredText } from '#domain/form/field.ts'
import { isId } from '#domain/id.ts'
import { languages } from '#domain/language.ts'
import { fees } from '#domain/order/order-forms.ts'
import { type BookingFile, openBooking } from '#features/booking/booking-office.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import type { ListedBooking } from '#features/booking/records.ts'
import { cancelRegistration } from '#features/booking/waitlist-registration.ts'
import { type ApiRoute, type ApiServices, apiRoute } from './api-route.ts'
import { answerSchema, bodySchema } from './named-schema.ts'
import { Problem } from './problem.ts'
import {
  addressOf,
  addressSchema,
  bookerOf,
  bookerSchema,
  participantOf,
  participantSchema,
  registrationSchema,
  waitingPartyOf,
} from './registration.ts'
import { cursorOf, instant, isoSeconds, money, moneyOf, placeOf, stateParameter, stateSchema } from './values.ts'

const listedSchema = answerSchema(
  'ListedBooking',
  z.strictObject({
    id: z.uuid(),
    orderId: z.uuid().nullable(),
    number: z.string().nullable().meta({ description: 'Order number; null while on the waitlist.' }),
    at: instant,
    state: stateSchema,
    booker: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
    company: z.string().nullable(),
    country: z.string().nullable(),
    seats: z.int(),
    gross: money.nullable(),
    open: money.nullable().meta({
      description:
        'Outstanding amount; after a cancellation, the unpaid part of the remaining fee. Null when nothing is outstanding.',
    }),
    dueOn: z.iso.date().nullable().meta({ description: 'Due date; null without an invoice to pay.' }),
    date: z.string().nullable().meta({ description: 'Slug of the date; null for products without seats.' }),
  }),
)

const bookingListSchema = answerSchema(
  'BookingList',
  z.strictObject({
    data: z.array(listedSchema),
    next: z.string().nullable().meta({ description: 'The `cursor` of the next page; null on the last page.' }),
  }),
)

const bookingSchema = answerSchema(
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
    invoices: z.array(z.string()).meta({ description: 'Invoice numbers, including cancellation invoices.' }),
  }),
)

/** Named one by one: what only the office’s list shows stays out of the API. */
function listedBookingOf(listed: ListedBooking): z.output<typeof listedSchema> {
  const { id, orderId, number, state, booker, company, country, seats, dueOn } = listed
  return {
    id,
    orderId,
    number,
    at: isoSeconds(listed.at),
    state,
    booker,
    company,
    country,
    seats,
    gross: listed.gross === null ? null : moneyOf(listed.gross),
    // All paid is nothing outstanding.
    open: listed.open === null || listed.open === 0 ? null : moneyOf(listed.open),
    dueOn,
    date: listed.workshop?.slug ?? null,
  }
}

/** Null for a registration that never waited and has no order. */
function bookingOf({ id, order: found, registration, balance, invoices }: BookingFile) {
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
      placedAt: isoSeconds(order.placedAt),
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
    placedAt: isoSeconds(registration.registration.registeredAt),
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

const params = z.object({ booking: z.string().max(60).meta({ description: 'Id of a booking or of its order.' }) })
const ofRegistration = z.object({ registration: z.string().max(60).meta({ description: 'Id of a registration.' }) })

const noNul = (text: string) => !text.includes('\0')

const query = z.object({
  text: z
    .string()
    .max(200)
    .refine(noNul)
    .optional()
    .meta({ description: 'Words, or beginnings of words, in names, addresses, companies and numbers.' }),
  state: stateParameter.optional(),
  country: z
    .string()
    .length(2)
    .refine(noNul)
    .optional()
    .meta({ description: 'Country of the invoice address, ISO 3166-1 alpha-2.' }),
  date: z.string().max(200).refine(noNul).optional().meta({ description: 'Slug of a date.' }),
  from: z.iso.date().optional().meta({ description: 'Booked on or after this day, Vienna time.' }),
  to: z.iso.date().optional().meta({ description: 'Booked on or before this day, Vienna time.' }),
  cursor: z.string().max(300).optional().meta({ description: 'The `next` of the previous page.' }),
})

const cancelBody = bodySchema(
  'Cancellation',
  z.strictObject({
    reason: requiredText('must not be empty', 500).meta({ description: 'Recorded in the log.' }),
    fee: z.enum(fees).default('none').meta({
      description:
        'What remains due: nothing, the full price, or a share that is set later. Nothing, whatever is sent, of an order that is not confirmed, of a tentative date, and of one that we have cancelled.',
    }),
  }),
)

export const bookingRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: 'get',
    path: '/api/v1/bookings',
    id: 'listBookings',
    summary: 'Bookings and registrations, newest first, fifty to a page',
    scope: 'bookings:read',
    query,
    answers: { status: 200, description: 'A page.', schema: bookingListSchema },
    problems: [422],
    async answer({ query: { date, cursor, ...search }, services }) {
      const place = placeOf(cursor, isId)
      const { bookings, next } = await services.ports.reads.bookings.search({ ...search, workshop: date }, place)
      return { status: 200, body: { data: bookings.map(listedBookingOf), next: cursorOf(next) } }
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/bookings/{booking}',
    id: 'getBooking',
    summary: 'One booking',
    scope: 'bookings:read',
    params,
    answers: { status: 200, description: 'The booking.', schema: bookingSchema },
    problems: [404],
    answer: async ({ params: { booking }, services }) => ({ status: 200, body: await opened(services, booking) }),
  }),
  apiRoute({
    method: 'post',
    path: '/api/v1/bookings/{booking}/cancel',
    id: 'cancelBooking',
    summary: 'Cancels a booking or a waitlist entry',
    description:
      'Its seats go to the next party on the waitlist, and the booker is notified by mail. Idempotent: a cancelled booking stays cancelled.',
    scope: 'bookings:write',
    params,
    body: cancelBody,
    answers: { status: 200, description: 'The booking after the change.', schema: bookingSchema },
    problems: [400, 404, 409, 413, 415, 422],
    async answer({ params: { booking: id }, body: { reason, fee }, actor, services }) {
      const booking = await opened(services, id)
      if (booking.state === 'cancelled') return { status: 200, body: booking }
      const { orderId } = booking
      const result =
        orderId !== null && booking.state !== 'expired'
          ? await cancelOrder(services.ports, { orderId, way: 'organiser', fee, reason, actor })
          : await cancelRegistration(services.ports, booking.id, { actor, reason })
      if (result.outcome === 'refused') {
        const { reason: refusal } = result.refusal
        throw new Problem(409, refusal === 'unknown' ? 'not-cancellable' : refusal)
      }
      return { status: 200, body: await opened(services, id) }
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/registrations/{registration}',
    id: 'getRegistration',
    summary: 'One waitlist registration, in any state',
    scope: 'bookings:read',
    params: ofRegistration,
    answers: { status: 200, description: 'The registration.', schema: registrationSchema },
    problems: [404],
    async answer({ params: { registration: id }, services }) {
      const file = isId(id) ? await openBooking(services.ports.reads, id) : null
      if (!file?.registration || file.id !== id.toLowerCase()) throw new Problem(404)
      return { status: 200, body: waitingPartyOf(file.registration) }
    },
  }),
]

async function opened(services: ApiServices, id: string) {
  const file = isId(id) ? await openBooking(services.ports.reads, id) : null
  const booking = file && bookingOf(file)
  if (!booking) throw new Problem(404)
  return booking
}

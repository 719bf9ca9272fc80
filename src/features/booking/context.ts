import { createContext } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { WithdrawalForm } from '#domain/order/order-forms.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { Balance } from '#domain/payment/payment.ts'
import type { BookSeatsCommand, BookSeatsOutcome } from '#features/booking/book-seats.ts'
import type { CancelOutcome } from '#features/booking/cancel-registration.ts'
import type { ConfirmAddressOutcome } from '#features/booking/confirm-address.ts'
import type { OrderWithDate, RegistrationWithDate, Withdrawal } from '#features/booking/records.ts'
import type { TransferOutcome } from '#features/booking/transfer-order.ts'
import type { OfferOutcome } from '#features/booking/waitlist.ts'
import type { CancelOrderOutcome } from './cancel-order.ts'
import type { ConfirmOutcome, DeleteOutcome } from './confirm-registration.ts'
import type { LeaveOrderOutcome } from './leave-order.ts'
import type { OfficePorts } from './ordering-ports.ts'
import type { Placed } from './place-order.ts'
import type { completeWithdrawal } from './withdraw.ts'

/** What pages and screens can ask of booking. */
export interface BookingService {
  bookSeats(command: BookSeatsCommand): Promise<BookSeatsOutcome>
  /** What an attempt to order has made, for who got no answer; null when nothing of it has arrived. */
  placedByIdempotencyKey(idempotencyKey: string): Promise<Placed | null>
  /** The order behind a personal link; null for anything else. */
  orderByLink(token: string): Promise<OrderWithDate | null>
  /** What of its money has come and gone. */
  balance(orderId: string): Promise<Balance>
  /** The order whose address the link confirms; null for anything else. */
  orderToConfirm(token: string): Promise<OrderWithDate | null>
  confirmAddress(orderId: string): Promise<ConfirmAddressOutcome>
  /** The registration on the waitlist behind a personal link; null for anything else. */
  registrationByLink(token: string): Promise<RegistrationWithDate | null>
  confirmRegistration(registrationId: string, participants: readonly Participant[]): Promise<ConfirmOutcome>
  cancelRegistration(registrationId: string): Promise<CancelOutcome>
  deleteRegistration(registrationId: string): Promise<DeleteOutcome>
  /** The registration that the organiser may offer seats to, behind the link of the office; null for anything else. */
  registrationToOffer(token: string): Promise<RegistrationWithDate | null>
  offerRegistration(registrationId: string): Promise<OfferOutcome>
  /** By the booker, behind the order's link. */
  cancelOrder(
    orderId: string,
    how: { way: 'terms'; agreedDue: Cents } | { way: 'withdrawal' },
  ): Promise<CancelOrderOutcome>
  transferOrder(orderId: string, to: string): Promise<TransferOutcome>
  /** One of several participants does not come; `agreedGross` is what the order was said to cost then. */
  leaveOrder(orderId: string, one: { participantId: string; agreedGross: Cents }): Promise<LeaveOrderOutcome>
  /** Keeps a declaration; the same answer for all. */
  withdraw(form: WithdrawalForm, language: Language): Promise<void>
  /** The declaration behind the link in its receipt; null for anything else. */
  withdrawalByLink(token: string): Promise<Withdrawal | null>
  completeWithdrawal(withdrawalId: string): ReturnType<typeof completeWithdrawal>
}

export const bookingContext = createContext<BookingService>()

/** What screens of the office, of other features too, call services and read stores with. */
export const officePortsContext = createContext<OfficePorts>()

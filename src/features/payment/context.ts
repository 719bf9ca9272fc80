import { createContext } from 'react-router'
import type { Payment, PaymentProvider } from '#domain/payment/payment.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import type { PaymentEvent, TestCheckout } from '#features/payment/ports.ts'
import type { RecordPaymentOutcome } from '#features/payment/record-payment.ts'
import type { StartCheckoutCommand, StartCheckoutOutcome } from '#features/payment/start-checkout.ts'
import type { PaymentEventOutcome } from '#features/payment/take-payment-event.ts'

export interface OrderToPay extends OrderWithDate {
  /** When the money was seen; null while it was not. */
  paidAt: Temporal.Instant | null
}

/** What pages and screens can ask of payment. */
export interface PaymentService {
  /** The order whose invoice the organiser may note as paid, behind the link of the office; null for anything else. */
  orderToPay(token: string): Promise<OrderToPay | null>
  recordPayment(orderId: string): Promise<RecordPaymentOutcome>
  /** The status of the last payment by card of an order; null when there is none. */
  paymentOfOrder(orderId: string): Promise<Payment | null>
  startCheckout(command: StartCheckoutCommand): Promise<StartCheckoutOutcome>
  takePaymentEvent(event: PaymentEvent): Promise<PaymentEventOutcome>
  /** Who takes cards; null where no one does. */
  paymentProvider: PaymentProvider | null
  /** Null unless the test checkout is in use. */
  testCheckout: TestCheckout | null
}

export const paymentContext = createContext<PaymentService>()

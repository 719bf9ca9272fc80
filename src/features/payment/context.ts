import { createContext } from 'react-router'
import type { PaymentProvider } from '#domain/payment/payment.ts'
import type { TestCheckout } from '#features/payment/ports.ts'

export interface PaymentService {
  /** Who takes cards; null where no one does. */
  paymentProvider: PaymentProvider | null
  /** Null unless the test checkout is in use. */
  testCheckout: TestCheckout | null
}

export const paymentContext = createContext<PaymentService>()

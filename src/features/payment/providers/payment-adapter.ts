import type { z } from 'zod'
import type { PaymentEventKind } from '#domain/payment/payment.ts'
import type { CheckedConnection, Clock, RandomSource } from '#platform/ports.ts'
import type { Checkout, TestCheckout, TestSession } from '../ports.ts'

/** Where a provider sends its messages, and the header that signs them. */
export interface PaymentHook {
  path: `/hooks/${string}`
  signatureHeader: string
}

export interface OpenCheckout {
  checkout: Checkout & CheckedConnection
  /** The page of the test checkout; null for a provider with pages of its own. */
  testCheckout: TestCheckout | null
}

/** Where the sessions of the test checkout are kept. */
export interface TestCheckoutStore {
  /** The session that is kept under this idempotency key from now on: this one, or an earlier one. */
  keep(session: TestSession): Promise<TestSession>
  find(id: string): Promise<TestSession | null>
  /** Puts a session into a new state, and the messages about it in the queue. False when it is in none of the states named. */
  move(
    id: string,
    step: { from: readonly TestSession['state'][]; to: TestSession['state']; events: readonly PaymentEventKind[] },
  ): Promise<boolean>
}

export interface CheckoutParts {
  store: TestCheckoutStore
  clock: Clock
  randomSource: RandomSource
  /** Signs its messages. */
  secret: string
  siteUrl: string
  /** Where this very process listens. */
  ownUrl: string
}

/** A provider whose variables are all there. */
export interface SetUpProvider {
  /** Whether no one really pays with these keys. */
  isTrial: boolean
  open(parts: CheckoutParts): OpenCheckout
}

/** A row of the table of providers (server/composition/payment-providers.ts). */
export interface PaymentAdapter {
  /** The variable that configures it; null for the stand-in, which is used with PAYMENTS=test or on http only. */
  variable: string | null
  hook: PaymentHook
  /** Reads its variables from the environment: what is wrong in them, or the provider; null when it is not set up. */
  setUp(env: Record<string, unknown>): { problems: string[] } | { provider: SetUpProvider } | null
}

/** Makes a row from the keys that a provider needs. The schema gives null where none are set. */
export function paymentAdapter<Keys>({
  variable,
  hook,
  environment,
  isTrial,
  open,
}: Pick<PaymentAdapter, 'variable' | 'hook'> & {
  environment: z.ZodType<Keys | null>
  isTrial(keys: Keys): boolean
  open(keys: Keys, parts: CheckoutParts): OpenCheckout
}): PaymentAdapter {
  return {
    variable,
    hook,
    setUp(env) {
      const { data: keys, error } = environment.safeParse(env)
      if (error) return { problems: error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }
      if (keys === null) return null
      return { provider: { isTrial: isTrial(keys), open: (parts) => open(keys, parts) } }
    },
  }
}

/** Where no one takes cards. What an earlier provider took is paid back there by hand. */
export const noCheckout: Checkout & CheckedConnection = {
  provider: null,
  check: async () => 'missing',
  pages: [],
  open: () => Promise.reject(new Error('no payment provider is set up')),
  expire: () => Promise.resolve(),
  refund: () => Promise.reject(new Error('no payment provider is set up')),
  readEvent: () => null,
}

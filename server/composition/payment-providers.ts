import type { PaymentProvider } from '#domain/payment/payment.ts'
import type { CardPayments } from '#domain/settings/site-mode.ts'
import type { PaymentAdapter, PaymentHook, SetUpProvider } from '#features/payment/providers/payment-adapter.ts'
import { stripeAdapter } from '#features/payment/providers/stripe-checkout.ts'
import { testAdapter } from '#features/payment/providers/test-checkout.ts'

/** All payment adapters (docs/extending.md). */
export const paymentAdapters: Record<PaymentProvider, PaymentAdapter> = {
  stripe: stripeAdapter,
  test: testAdapter,
}

// `Object.entries` widens the keys; the record has no others.
const entries = Object.entries(paymentAdapters) as [PaymentProvider, PaymentAdapter][]

/** Without duplicates: the test checkout shares the hook of the provider it replaces. */
export const paymentHooks: readonly PaymentHook[] = [...new Set(Object.values(paymentAdapters).map(({ hook }) => hook))]

/** The variables that turn on card payment, as a phrase. */
export const cardVariables = Object.values(paymentAdapters)
  .flatMap(({ variable }) => variable ?? [])
  .join(' or ')

export interface NamedProvider extends SetUpProvider {
  id: PaymentProvider
  /** The variable that configures it; null for the test checkout. */
  variable: string | null
}

export function setUpProvider(env: Record<string, unknown>): { provider: NamedProvider | null; problems: string[] } {
  const found = entries.map(([id, { variable, setUp }]) => ({
    id,
    variable,
    ...(variable === null ? null : setUp(env)),
  }))
  const problems = found.flatMap((one) => ('problems' in one ? one.problems : []))
  const [first, second] = found.flatMap(({ id, variable, ...one }) =>
    'provider' in one ? { id, variable, ...one.provider } : [],
  )
  if (first && second)
    problems.push(`${second.variable} cannot be set together with ${first.variable}: remove one of them`)
  return { provider: first ?? null, problems }
}

export function cardsBy(provider: SetUpProvider | null): CardPayments {
  if (!provider) return 'none'
  return provider.isTrial ? 'test' : 'live'
}

/** The test checkout. It needs no keys. */
export const standIn: NamedProvider = { id: 'test', variable: null, ...withoutKeys(testAdapter) }

function withoutKeys({ setUp }: PaymentAdapter): SetUpProvider {
  const answer = setUp({})
  if (answer === null || 'problems' in answer) throw new Error('the test checkout needs no keys')
  return answer.provider
}

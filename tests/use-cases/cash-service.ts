import type { Checkout } from '#features/payment/ports.ts'

type Refund = Parameters<Checkout['refund']>[0]

/** A payment provider in memory, which can be away. What it took and gave stays to be looked at. */
export function cashService() {
  const sessions = new Map<string, { sessionId: string; url: string }>()
  const refunds = new Map<string, Refund>()
  const expired: string[] = []
  let isAway = false

  async function there(): Promise<void> {
    if (isAway) throw new Error('the provider is away')
  }

  const checkout: Checkout = {
    provider: 'test',
    pages: [],
    async open({ idempotencyKey }) {
      await there()
      const known = sessions.get(idempotencyKey)
      const sessionId = `cs_${sessions.size}`
      const session = known ?? { sessionId, url: `https://desk.example/${sessionId}` }
      sessions.set(idempotencyKey, session)
      return session
    },
    async expire(sessionId) {
      await there()
      expired.push(sessionId)
    },
    async refund(asked) {
      await there()
      refunds.set(asked.idempotencyKey, asked)
      return `re_${asked.idempotencyKey}`
    },
    readEvent: () => null,
  }
  return {
    checkout,
    /** How many sessions there are. */
    opened: () => sessions.size,
    expired: () => expired,
    refunds: () => [...refunds.values()],
    breakDown: () => {
      isAway = true
    },
    repair: () => {
      isAway = false
    },
  }
}

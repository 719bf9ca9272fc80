import type { Language } from '#domain/language.ts'
import { isNameOfBooker } from '#domain/order/cancellation.ts'
import type { WithdrawalForm } from '#domain/order/withdrawal-form.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { withinLimit } from '#features/spam/rate-limits.ts'
import type { Reads } from '#features/stores.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'

export interface WithdrawPorts {
  clock: Clock
  randomSource: Pick<RandomSource, 'id'>
  transactions: Transactions<OrderingStores>
  reads: Pick<Reads, 'orderByNumber' | 'orderWithDate'>
}

/**
 * Takes a declaration of withdrawal (docs/rules/changes.md): it is kept word for word with the time of its receipt, and nothing is cancelled
 * yet. Where name, number and address belong to one order, its receipt goes to the booker of that order, with the link that carries it out.
 * The answer is the same for all, so no one learns which orders exist.
 */
export async function withdraw(ports: WithdrawPorts, form: WithdrawalForm, language: Language): Promise<void> {
  const receivedAt = ports.clock.now()
  const order = await declaredOrder(ports.reads, form)
  const withdrawalId = ports.randomSource.id()
  await ports.transactions.run(async (stores) => {
    await stores.addWithdrawal({
      id: withdrawalId,
      receivedAt,
      language,
      name: form.name,
      email: form.email,
      orderNumber: form.orderNumber,
      message: form.message ?? null,
      orderId: order?.id ?? null,
      end: null,
    })
    await stores.addEffect({ kind: 'new-withdrawal', withdrawalId })
    if (!order) return
    const use = { purpose: 'withdrawal-mail', of: order.booker.email } as const
    if (await withinLimit(stores.rateLimits, use, receivedAt))
      await stores.addEffect({ kind: 'withdrawal-receipt', withdrawalId })
  })
}

async function declaredOrder(reads: WithdrawPorts['reads'], { name, orderNumber, email }: WithdrawalForm) {
  const orderId = await reads.orderByNumber(orderNumber, email)
  const order = orderId === null ? null : (await reads.orderWithDate(orderId))?.order
  return order && isNameOfBooker(order, name) ? order : null
}

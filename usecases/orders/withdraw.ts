import type { Language } from '#domain/language.ts'
import type { WithdrawalForm } from '#domain/order/withdrawal-form.ts'
import type { Chance, Reads } from '../ports.ts'
import { type CancelOrderPorts, cancelOrder } from './cancel-order.ts'

export interface WithdrawPorts extends CancelOrderPorts {
  chance: Chance
  reads: Pick<Reads, 'orderByNumber'>
}

/**
 * Takes a declaration of withdrawal (docs/rules/changes.md). It is kept word for word and its receipt goes to the address that was
 * given, with date and time. An order that is found by number and address, and that may be withdrawn from, is cancelled at once;
 * whatever else it is, the office looks. The answer is the same for all, so nobody learns which orders exist.
 */
export async function withdraw(ports: WithdrawPorts, form: WithdrawalForm, language: Language): Promise<void> {
  const receivedAt = ports.clock.now()
  const found = await ports.reads.orderByNumber(form.orderNumber, form.email)
  const cancelled = found
    ? await cancelOrder(ports, { orderId: found, way: 'withdrawal', actor: 'booker' })
    : { outcome: 'unknown' as const }
  const withdrawalId = ports.chance.id()
  await ports.transactions.run(async (stores) => {
    await stores.addWithdrawal({
      id: withdrawalId,
      receivedAt,
      language,
      name: form.name,
      email: form.email,
      orderNumber: form.orderNumber,
      message: form.message ?? null,
      orderId: cancelled.outcome === 'cancelled' ? found : null,
    })
    await stores.addEffect({ kind: 'withdrawal-receipt', withdrawalId })
    await stores.addEffect({ kind: 'new-withdrawal', withdrawalId })
  })
}

import type { Language } from '#domain/language.ts'
import type { Actor } from '#domain/office/member.ts'
import { isNameOfBooker, type WithdrawalEnd } from '#domain/order/cancellation.ts'
import { documentNumberIn, type Order } from '#domain/order/order.ts'
import type { WithdrawalForm } from '#domain/order/order-forms.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { withinLimit } from '#features/spam/spam-defence.ts'
import type { RandomSource, Reads, WritePorts } from '#platform/ports.ts'
import { type CancelRefusal, cancelOrder } from './cancel-order.ts'
import type { Withdrawal } from './records.ts'

export interface WithdrawPorts extends WritePorts {
  randomSource: Pick<RandomSource, 'id'>
  reads: Pick<Reads, 'orderByNumber' | 'orderWithDate'>
}

/** A declaration that comes again within this time is the same one: its answer was lost, or its button was pressed twice. */
const sameFor = { minutes: 15 }

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
    const { message = null, ...words } = form
    const declared = { ...words, message, receivedAt, language, orderId: order?.id ?? null }
    await stores.lockIdempotencyKey(`withdrawal ${JSON.stringify([words, message])}`)
    if (await stores.hasWithdrawal(declared, receivedAt.subtract(sameFor))) return
    await stores.addWithdrawal({ ...declared, id: withdrawalId })
    const isMailed = order !== null && (await withinLimit(stores.rateLimits, mailTo(order), receivedAt))
    await stores.addEffect({ kind: 'new-withdrawal', withdrawalId, isMailed })
    if (isMailed) await stores.addEffect({ kind: 'withdrawal-receipt', withdrawalId })
  })
}

const mailTo = ({ booker }: Order) => ({ purpose: 'withdrawal-mail', of: booker.email }) as const

async function declaredOrder(reads: WithdrawPorts['reads'], { name, orderNumber, email }: WithdrawalForm) {
  const meant = documentNumberIn(orderNumber)
  const orderId = meant?.kind === 'order' ? await reads.orderByNumber(meant.number, email) : null
  const order = orderId === null ? null : (await reads.orderWithDate(orderId))?.order
  return order && isNameOfBooker(order, name) ? order : null
}

export interface EndWithdrawalPorts extends WritePorts {
  reads: Pick<Reads, 'withdrawal' | 'orderWithDate'>
}

export interface OfWithdrawal {
  withdrawalId: string
  actor: Actor
}

/**
 * Processes a declaration of withdrawal: by the link in the mail, or by the office. What counts is the time of its receipt. Idempotent; an order that was
 * cancelled meanwhile ends the declaration too. Where it is refused (no consumer, too late, a voucher is out), and by the link where the order was cancelled at a cost, the declaration stays open for
 * the office.
 */
export async function completeWithdrawal(
  ports: EndWithdrawalPorts,
  { withdrawalId, actor }: OfWithdrawal,
): Promise<Result<object, CancelRefusal>> {
  const withdrawal = await ports.reads.withdrawal(withdrawalId)
  if (!withdrawal?.orderId) return refused('unknown')
  if (withdrawal.end) return done
  const { orderId, receivedAt } = withdrawal
  const result = await cancelOrder(ports, { orderId, way: 'withdrawal', declaredAt: receivedAt, actor })
  if (result.outcome === 'refused') {
    const fee = (await ports.reads.orderWithDate(orderId))?.order.cancelled?.fee ?? 'none'
    if (result.refusal.reason !== 'not-open' || (actor === 'booker' && fee !== 'none')) return result
  }
  await end(ports, withdrawal, { how: 'carried-out', actor })
  return done
}

/** The office has nothing to do, or has done it in another way. */
export async function closeWithdrawal(
  ports: EndWithdrawalPorts,
  { withdrawalId, actor }: OfWithdrawal,
): Promise<Result<object, Refusal<'unknown'>>> {
  const withdrawal = await ports.reads.withdrawal(withdrawalId)
  if (!withdrawal) return refused('unknown')
  await end(ports, withdrawal, { how: 'closed', actor })
  return done
}

function end(
  { clock, transactions }: EndWithdrawalPorts,
  { id, orderId }: Withdrawal,
  { how, actor }: { how: WithdrawalEnd; actor: Actor },
): Promise<void> {
  const at = clock.now()
  return transactions.run(async (stores) => {
    const isEnded = await stores.endWithdrawal(id, { how, at, by: actor })
    // What was carried out is in the log as cancelled.
    if (isEnded && how === 'closed' && orderId)
      await stores.record({ at, actor, subject: { kind: 'order', id: orderId }, action: 'booking.withdrawal-closed' })
  })
}

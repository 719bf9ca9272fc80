import { isVatCheckable, type VatCheck, vatCheckTime } from '#domain/tax/tax.ts'
import type { DispatchPorts, EffectOf } from '#features/jobs/effects.ts'
import type { VatAnswer } from './records.ts'

/** Asks whether a VAT id is registered (docs/product.md#vat). Never stops a booking: without an answer within a day it is unknown. */
export async function checkVatId(ports: DispatchPorts, { orderId, since }: EffectOf<'vat-check'>): Promise<void> {
  const found = await ports.reads.orderWithDate(orderId)
  if (!found) throw new Error(`no order ${orderId}`)
  const { vatId } = found.order.invoice
  if (vatId === undefined || !isVatCheckable(found.order.invoice)) return
  // The office may have changed the address: another id is asked for again.
  if ((await ports.reads.vatCheck(orderId))?.vatId === vatId) return
  const from = since === undefined ? found.order.placedAt : Temporal.Instant.from(since)
  const answer = await answerInTime(ports, vatId, from)
  if (!answer) return
  const checkedAt = ports.clock.now()
  await ports.transactions.run(async (stores) => {
    await stores.addVatCheck(orderId, { vatId, ...answer, checkedAt })
    if (answer.result !== 'valid')
      await stores.addEffect({ kind: 'vat-note', orderId, checkedAt: checkedAt.toString() })
  })
}

type Found = Pick<VatCheck, 'result' | 'consultationNumber'>

/** Null when no one is asked. Throws for no answer as long as there is time. */
async function answerInTime(ports: DispatchPorts, vatId: string, from: Temporal.Instant): Promise<Found | null> {
  let answer: VatAnswer | null
  try {
    answer = await ports.vatRegister.ask(vatId)
  } catch (error) {
    const end = from.add(vatCheckTime)
    if (Temporal.Instant.compare(ports.clock.now(), end) < 0) throw error
    return { result: 'unknown' }
  }
  return answer && { result: answer.valid ? 'valid' : 'invalid', consultationNumber: answer.consultationNumber }
}

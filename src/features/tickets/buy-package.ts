import { buyerOf, invoiceOf } from '#domain/booking/booking.ts'
import type { Language } from '#domain/language.ts'
import type { Programme } from '#domain/package/package.ts'
import { buyPackage as decide, type PackageRefusal } from '#domain/purchase/purchase.ts'
import type { PackageForm } from '#domain/purchase/purchase-form.ts'
import { orderKey } from '#features/booking/idempotency-key.ts'
import { type Bought, type PurchasePorts, placePurchase, type TooManyOrders } from './place-purchase.ts'

export interface BuyPackageCommand {
  programme: Programme
  form: PackageForm
  language: Language
  sender?: string
}

export type BuyPackageOutcome = Bought | { outcome: 'refused'; refusal: PackageRefusal | TooManyOrders }

/** Orders Flight Levels NOW or Realise for the people of one company (docs/rules/self-paced.md). */
export async function buyPackage(ports: PurchasePorts, command: BuyPackageCommand): Promise<BuyPackageOutcome> {
  const { programme, form, language, sender } = command
  const { people } = form
  const certification = form.workshop ?? null
  const buyer = buyerOf(invoiceOf(form))
  const now = ports.clock.now()
  return placePurchase(ports, {
    form,
    language,
    sender,
    idempotencyKey: orderKey(form.idempotencyKey, ['package', programme, form]),
    product: { kind: 'package', programme, people, certification },
    decide: (tariff) => decide({ programme, people, certification, buyer, tariff }, now),
    now,
  })
}

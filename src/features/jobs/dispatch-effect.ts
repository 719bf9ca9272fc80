import { publishPage } from '#content/publish-page-job.ts'
import { publishPost } from '#content/publish-post-job.ts'
import { endHold } from '#features/booking/end-hold-job.ts'
import { endOrder } from '#features/booking/end-order-job.ts'
import { certificates } from '#features/certificates/certificates-job.ts'
import { lateInvoice } from '#features/invoicing/late-invoice-job.ts'
import { vatCheck } from '#features/invoicing/vat-check-job.ts'
import { forgetMeals } from '#features/participants/forget-meals-job.ts'
import { reminder } from '#features/participants/reminder-job.ts'
import { endCheckout } from '#features/payment/end-checkout-job.ts'
import { moneyReturn } from '#features/payment/money-return-job.ts'
import { refund } from '#features/payment/refund-job.ts'
import { testCheckoutEvents } from '#features/payment/test-checkout-job.ts'
import { webhookDelivery } from '#features/webhooks/delivery-job.ts'
import type { Effect, WorkEffect } from '#platform/ports/effect.ts'
import type { DispatchPorts, EffectKind, EffectOf } from './effect-kind.ts'
import { sendMail } from './send-mail.ts'

export type { DispatchPorts } from './effect-kind.ts'

/** Every kind of work and the file that carries it out. Every other effect is a mail. */
const kinds: { [K in WorkEffect['kind']]: EffectKind<EffectOf<K>> } = {
  certificates,
  'end-checkout': endCheckout,
  'end-hold': endHold,
  'end-order': endOrder,
  'forget-meals': forgetMeals,
  'late-invoice': lateInvoice,
  'money-return': moneyReturn,
  'publish-page': publishPage,
  'publish-post': publishPost,
  refund,
  reminder,
  'test-checkout-news': testCheckoutEvents,
  'vat-check': vatCheck,
  'webhook-delivery': webhookDelivery,
}

/** Carries out one effect. It throws when that cannot be done now: the job that called it comes again. */
export async function dispatchEffect(ports: DispatchPorts, effect: Effect): Promise<void> {
  if (!isWork(effect)) return sendMail(ports, await ports.findMail(effect.kind), effect)
  // TypeScript does not see that the kind of an effect chooses the entry for that same kind.
  const kind = kinds[effect.kind] as EffectKind<WorkEffect>
  await kind.run(ports, effect)
}

function isWork(effect: Effect): effect is Extract<Effect, WorkEffect> {
  return Object.hasOwn(kinds, effect.kind)
}

import { certificates } from './effects/certificates.ts'
import type { DispatchPorts, EffectKind, EffectOf } from './effects/effect-kind.ts'
import { endCheckout } from './effects/end-checkout.ts'
import { endHold } from './effects/end-hold.ts'
import { endOrder } from './effects/end-order.ts'
import { forgetMeals } from './effects/forget-meals.ts'
import { lateInvoice } from './effects/late-invoice.ts'
import { moneyReturn } from './effects/money-return.ts'
import { publishPage } from './effects/publish-page.ts'
import { publishPost } from './effects/publish-post.ts'
import { refund } from './effects/refund.ts'
import { reminder } from './effects/reminder.ts'
import { testCheckoutNews } from './effects/test-checkout-news.ts'
import { vatCheck } from './effects/vat-check.ts'
import { webhookDelivery } from './effects/webhook-delivery.ts'
import type { WorkEffect } from './ports/effect.ts'
import type { Effect } from './ports.ts'
import { sendMail } from './send-mail.ts'

export type { DispatchPorts } from './effects/effect-kind.ts'

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
  'test-checkout-news': testCheckoutNews,
  'vat-check': vatCheck,
  'webhook-delivery': webhookDelivery,
}

/** Carries out one effect. It throws when that cannot be done now: the job that called it comes again. */
export async function dispatchEffect(ports: DispatchPorts, effect: Effect): Promise<void> {
  if (!isWork(effect)) return sendMail(ports, await ports.findMail(effect.kind), effect)
  // TypeScript does not see that the kind of an effect chooses the entry for that same kind.
  const kind = kinds[effect.kind] as EffectKind<WorkEffect>
  await kind.carryOut(ports, effect)
}

function isWork(effect: Effect): effect is Extract<Effect, WorkEffect> {
  return Object.hasOwn(kinds, effect.kind)
}

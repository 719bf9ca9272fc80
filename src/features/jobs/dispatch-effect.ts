import type { WorkKind } from '#domain/audit/actor.ts'
import { endHold } from '#features/booking/transition-registrations.ts'
import { issueCertificates } from '#features/certificates/consent.ts'
import { checkVatId } from '#features/invoicing/check-vat-id.ts'
import { issueLateInvoice } from '#features/invoicing/issue-invoice.ts'
import { forgetMeals, sendReminders } from '#features/participants/scheduled.ts'
import { endCheckout } from '#features/payment/record-payment.ts'
import { payReturn, refund } from '#features/payment/refund-order.ts'
import { endUnpaid } from '#features/tickets/vouchers.ts'
import { deliver } from '#features/webhooks/deliver.ts'
import type { Effect, WorkEffect } from '#platform/ports.ts'
import { type DispatchPorts, type EffectOf, sendMail } from './effects.ts'

export type { DispatchPorts } from './effects.ts'

type Service<E extends Effect> = (ports: DispatchPorts, effect: E) => Promise<void>

/**
 * The service that does each kind of work; every other effect is a mail. A service may be called again after it succeeded, and must then change nothing;
 * it throws when the work cannot be done now.
 */
const services: { [K in Exclude<WorkKind, 'nightly' | 'backup'>]: Service<EffectOf<K>> } = {
  certificates: issueCertificates,
  'end-checkout': (ports, { registrationId }) => endCheckout(ports, registrationId),
  'end-hold': (ports, { registrationId }) => endHold(ports, registrationId),
  'end-order': (ports, { orderId }) => endUnpaid(ports, orderId),
  'forget-meals': forgetMeals,
  'late-invoice': issueLateInvoice,
  'money-return': (ports, { returnId }) => payReturn(ports, returnId),
  'publish-page': async ({ contentService }, { pageId, at }) =>
    contentService?.pages.publishPlanned(pageId, Temporal.Instant.from(at)),
  'publish-post': async ({ contentService }, { postId, at }) =>
    contentService?.posts.publishPlanned(postId, Temporal.Instant.from(at)),
  refund: (ports, { paymentId }) => refund(ports, paymentId),
  reminder: sendReminders,
  'test-checkout-news': async ({ testCheckout }, { sessionId, news }) => testCheckout?.notify(sessionId, news),
  'vat-check': checkVatId,
  'webhook-delivery': (ports, { deliveryId, attempt }) => deliver(ports, deliveryId, attempt),
}

/** Runs one effect. Throws when that is not possible now: the job that called it is retried. */
export async function dispatchEffect(ports: DispatchPorts, effect: Effect): Promise<void> {
  if (!isWork(effect)) return sendMail(ports, await ports.findMail(effect.kind), effect)
  // as: TypeScript does not see that the kind of an effect chooses the service for that same kind
  const service = services[effect.kind] as Service<WorkEffect>
  await service(ports, effect)
}

function isWork(effect: Effect): effect is Extract<Effect, WorkEffect> {
  return Object.hasOwn(services, effect.kind)
}

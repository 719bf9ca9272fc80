import { confirmConsent as decide } from '#domain/certificate/certificate.ts'
import { endOf } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { ConsentPorts } from './request-consent.ts'

/** `final` is for an answer after another one was confirmed. */
export type ConfirmConsentOutcome = 'confirmed' | 'final' | 'unknown'

/**
 * Confirms the answer behind the link of a mail: twice is once, and the first confirmed answer of a participant is final. Anyone who says yes after
 * the workshop gets the certificate at once.
 */
export async function confirmConsent(ports: ConsentPorts, consentId: string): Promise<ConfirmConsentOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const consent = await stores.certificates.consent(consentId)
    if (!consent) return 'unknown'
    const given = await stores.certificates.lockConsentsOf(consent.participantId)
    const locked = given.find(({ id }) => id === consentId)
    const decision = locked ? decide(locked, given, now) : 'expired'
    if (decision === 'expired') return 'unknown'
    if (decision === 'decided') return 'final'
    if (decision === 'already') return 'confirmed'
    await stores.certificates.confirmConsent(consentId, now)
    if (consent.answer === 'yes') await issueAfter(stores, consent.participantId)
    return 'confirmed'
  })
}

/** The job is there already unless the workshop is over; a second one issues nothing twice. */
async function issueAfter(stores: OrderingStores, participantId: string): Promise<void> {
  const orderId = await stores.certificates.orderOf(participantId)
  const date = orderId === null ? null : (await stores.orderOf(orderId))?.date
  if (!orderId || !date) return
  const end = endOf(date)
  await stores.addEffect({ kind: 'certificates', orderId, endsAt: end.toString() }, end)
}

import { withdrawConsent as decide } from '#domain/certificate/certificate.ts'
import type { ConsentPorts } from './request-consent.ts'

export type WithdrawConsentOutcome = 'withdrawn' | 'nothing-given' | 'unknown'

/**
 * Takes a yes to a certificate back (docs/rules/certificate-consent.md): twice is once. A certificate that was issued is deleted in the same
 * transaction, so its page is gone. `wording` is the sentence beside the button.
 */
export async function withdrawConsent(
  { clock, transactions }: ConsentPorts,
  { consentId, wording }: { consentId: string; wording: string },
): Promise<WithdrawConsentOutcome> {
  const now = clock.now()
  return transactions.run(async (stores) => {
    const found = await stores.certificates.consent(consentId)
    if (!found) return 'unknown'
    const { participantId } = found
    const consent = (await stores.certificates.lockConsentsOf(participantId)).find(({ id }) => id === consentId)
    const decision = consent ? decide(consent) : 'nothing-given'
    if (decision === 'nothing-given') return 'nothing-given'
    if (decision === 'already') return 'withdrawn'
    await stores.certificates.withdrawConsent(consentId, { at: now, wording })
    const isDeleted = await stores.certificates.deleteCertificateOf(participantId)
    const subject = { kind: 'participant', id: participantId } as const
    const details = { certificate: isDeleted ? 'deleted' : 'none' } as const
    await stores.record({ at: now, actor: 'booker', subject, action: 'booking.consent-withdrawn', details })
    return 'withdrawn'
  })
}

import { createContext } from 'react-router'
import type { Certificate } from '#domain/certificate/certificate.ts'
import type { ConfirmConsentOutcome } from '#features/certificates/confirm-consent.ts'
import type { ConsentBehindLink } from '#features/certificates/consent-by-link.ts'
import type { RequestConsent } from '#features/certificates/request-consent.ts'
import type { WithdrawConsentOutcome } from '#features/certificates/withdraw-consent.ts'

/** What pages and screens can ask of certificates. */
export interface CertificatesService {
  /** An answer from the consent page; the result is the same for any name, so that it reveals nothing. */
  requestConsent(command: RequestConsent): Promise<void>
  /** The answer that a link from a mail confirms; null for anything else. */
  consentByLink(token: string): Promise<ConsentBehindLink | null>
  confirmConsent(consentId: string): Promise<ConfirmConsentOutcome>
  /** `wording` is the sentence beside the button. */
  withdrawConsent(consentId: string, wording: string): Promise<WithdrawConsentOutcome>
  /** The certificate with a code; null for any other. */
  certificate(code: string): Promise<Certificate | null>
}

export const certificatesContext = createContext<CertificatesService>()

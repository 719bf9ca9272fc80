import { createContext } from 'react-router'
import type { Certificate } from '#domain/certificate/certificate.ts'
import type { ConfirmConsentOutcome, ConsentBehindLink, RequestConsent, WithdrawConsentOutcome } from './consent.ts'

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

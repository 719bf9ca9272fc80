import { createContext } from 'react-router'
import type { DataProtection } from '#features/privacy/data-protection.ts'

/** What pages and screens can ask of privacy. */
export interface PrivacyService {
  /** What the office does for data protection. */
  dataProtection: DataProtection
}

export const privacyContext = createContext<PrivacyService>()

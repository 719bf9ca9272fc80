import { createContext } from 'react-router'
import type { Member } from '#domain/office/member.ts'
import type { OfficeService } from '#features/members/office-service.ts'
import type { SignedIn } from '#features/members/records.ts'

/** The office's view of a request. The server fills it in. */
export interface OfficeRequest {
  /** Path and query of the page that is asked for, to come back to after signing in. */
  here: string
  /** With the session cookies. */
  headers: Headers
  address: string
  /** The signed-in member; looked up once for a request. */
  member(): Promise<Member | null>
  signedIn(): Promise<SignedIn | null>
  /** Whether the signed-in member has to set up a second factor before anything else. */
  needsSecondFactor(): Promise<boolean>
  service: OfficeService
}

export const officeContext = createContext<OfficeRequest>()

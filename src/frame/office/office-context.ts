import { createContext } from 'react-router'
import type { Member } from '#domain/office/member.ts'
import type { OfficeService } from '#features/members/office-service.ts'
import type { SignedIn } from '#features/members/ports.ts'

/** What the office knows of a request. The server fills it in. */
export interface OfficeRequest {
  /** Path and query of the page that is asked for, to come back to after signing in. */
  here: string
  /** With the cookies of who is signed in. */
  headers: Headers
  /** Network address it comes from; empty when no one knows. */
  address: string
  /** Who is signed in; looked up once for a request. */
  member(): Promise<Member | null>
  signedIn(): Promise<SignedIn | null>
  /** Whether who is signed in has to set up a second factor before anything else. */
  needsSecondFactor(): Promise<boolean>
  service: OfficeService
}

export const officeContext = createContext<OfficeRequest>()

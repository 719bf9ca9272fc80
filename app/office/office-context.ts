import { createContext } from 'react-router'
import type { Member } from '#domain/office/member.ts'

/** What the office knows of a request. The server fills it in. */
export interface OfficeRequest {
  /** Path and query of the page that is asked for, to come back to after signing in. */
  here: string
  /** Who is signed in; looked up once for a request. */
  member(): Promise<Member | null>
}

export const officeContext = createContext<OfficeRequest>()

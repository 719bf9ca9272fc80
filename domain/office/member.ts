import type { Role } from './role.ts'

/** Somebody who works in the office. */
export interface Member {
  id: string
  name: string
  email: string
  role: Role
}

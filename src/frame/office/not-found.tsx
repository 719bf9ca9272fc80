import { data } from 'react-router'
import type { OfficeHandle } from './screens.ts'

export const handle = { permission: 'member' } satisfies OfficeHandle

/** 404 of the office; without a session it looks like the sign-in. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function OfficeNotFound() {
  return null
}

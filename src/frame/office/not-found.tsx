import { data } from 'react-router'
import type { OfficeHandle } from './permission.ts'

export const handle = { permission: 'member' } satisfies OfficeHandle

/** Whatever the office does not have; strangers are not told even that. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function OfficeNotFound() {
  return null
}

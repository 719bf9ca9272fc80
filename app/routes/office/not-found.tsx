import { data } from 'react-router'
import { roles } from '#domain/office/role.ts'
import { requireMember } from '../../office/require-member.ts'
import type { Route } from './+types/not-found'

/** Whatever the office does not have; strangers are not told even that. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireMember(context, ...roles)
  throw data(null, { status: 404 })
}

export default function OfficeNotFound() {
  return null
}

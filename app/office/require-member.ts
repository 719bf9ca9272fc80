import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Member } from '#domain/office/member.ts'
import type { Role } from '#domain/office/role.ts'
import { officeContext } from './office-context.ts'

export type { Role } from '#domain/office/role.ts'

/**
 * Who is signed in, if their role is one of these. Everybody else does not get past this line: whoever is not signed in is sent to do so
 * and comes back, another role gets a 403 inside the office.
 */
export async function requireMember(context: Readonly<RouterContextProvider>, ...roles: Role[]): Promise<Member> {
  const office = context.get(officeContext)
  const member = await office.member()
  if (!member) throw redirect(`/office/sign-in?${new URLSearchParams({ to: office.here })}`, 303)
  if (!roles.includes(member.role)) throw data(null, { status: 403 })
  return member
}

import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Role } from '#domain/office/role.ts'
import type { Member } from '#usecases/ports/accounts.ts'
import { requestContext } from '../context.ts'

/**
 * Who of the company asks, in one of these roles; in any without roles. Everybody else is thrown out: to the door when they have no
 * session, with 403 when their role is another.
 */
export async function requireMember(context: Readonly<RouterContextProvider>, ...allowed: Role[]): Promise<Member> {
  const facts = context.get(requestContext)
  const member = await facts.member()
  if (!member) throw redirect(`/office/sign-in?to=${encodeURIComponent(facts.path)}`)
  if (allowed.length > 0 && !allowed.includes(member.role)) throw data(null, { status: 403 })
  return member
}

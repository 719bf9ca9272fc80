import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Member } from '#domain/office/member.ts'
import { officeContext } from './office-context.ts'
import { isGiven, type Permission } from './screens.ts'

/** The screens to set up a second factor and to manage one's own account: open to a member without a required second factor. */
const ownPages = '/office/account'

/**
 * The signed-in member with a permission. Otherwise throws: a redirect to the sign-in and back, or a 403 inside the office. Routes declare
 * their permission instead of calling it (guard-office.ts).
 */
export async function requireMember(
  context: Readonly<RouterContextProvider>,
  permission: Exclude<Permission, 'public'>,
): Promise<Member> {
  const office = context.get(officeContext)
  const member = await office.member()
  if (!member) throw redirect(`/office/sign-in?${new URLSearchParams({ to: office.here })}`, 303)
  if (!office.here.startsWith(ownPages) && (await office.needsSecondFactor()))
    throw redirect(`${ownPages}/second-factor`, 303)
  if (!isGiven(permission, member.role)) throw data(null, { status: 403 })
  return member
}

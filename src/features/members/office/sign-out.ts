import { redirect } from 'react-router'
import { requestContext } from '#frame/context.ts'
import { clearedSiteData } from '#frame/no-traces.ts'
import { officeContext } from '#frame/office/office-context.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/sign-out'

export const handle = { permission: 'public' } satisfies OfficeHandle

export async function action({ context }: Route.ActionArgs) {
  const { service, headers } = context.get(officeContext)
  const { cookies } = await service.accounts.signOut(headers)
  const answer = redirect('/office/sign-in', { status: 303, headers: clearedSiteData(context.get(requestContext)) })
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

export function loader() {
  return redirect('/office', 303)
}

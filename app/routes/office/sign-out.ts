import { redirect } from 'react-router'
import { useCasesContext } from '../../context.ts'
import { officeContext } from '../../office/office-context.ts'
import type { Route } from './+types/sign-out'

/** Ends the session of this browser: in the database, and its cookie. */
export async function action({ context }: Route.ActionArgs) {
  const cookies = await context.get(useCasesContext).accounts.signOut(context.get(officeContext).headers)
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect('/office/sign-in', { status: 303, headers })
}

/** Nothing to see: somebody has typed the address. */
export function loader() {
  return redirect('/office')
}

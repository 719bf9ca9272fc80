import type { RouterContextProvider } from 'react-router'
import { officeContext } from '#frame/office/office-context.ts'
import { goOn } from './sign-in-answer.ts'

/** Signs in after an account was made. */
export async function enterWithPassword(
  context: Readonly<RouterContextProvider>,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  const { service, address, headers } = context.get(officeContext)
  const result = await service.signIn({ email, password, address, headers })
  return goOn(undefined, result.outcome === 'in' ? result.cookies : [])
}

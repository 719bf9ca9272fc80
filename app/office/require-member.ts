import { data, type RouterContextProvider } from 'react-router'

export type Role = 'owner' | 'organiser' | 'editor' | 'trainer'

/** Stands in until the accounts of the office are merged: nobody is a member, and the office is not there. */
export async function requireMember(
  _context: Readonly<RouterContextProvider>,
  ..._roles: Role[]
): Promise<{ id: string; name: string; email: string; role: Role }> {
  throw data(null, { status: 404 })
}

import { createContext, type RouterContextProvider } from 'react-router'
import type { Member } from '#domain/office/member.ts'

/** Who was let in. Set by the guard of the office before a loader or an action begins. */
export const memberContext = createContext<Member>()

/** The signed-in member with the permission of the route. Throws on a public route. */
export function memberOf(context: Readonly<RouterContextProvider>): Member {
  return context.get(memberContext)
}

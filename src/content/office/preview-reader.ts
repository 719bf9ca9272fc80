import { data, type RouterContextProvider } from 'react-router'
import type { PreviewReader } from '#features/webhooks/ports.ts'
import { officeContext } from '#frame/office/office-context.ts'

/** The signed-in member as a reader of drafts. */
export async function previewReader(context: Readonly<RouterContextProvider>): Promise<PreviewReader> {
  const signedIn = await context.get(officeContext).signedIn()
  // the guard has checked the session; it may have ended a moment ago
  if (!signedIn) throw data(null, { status: 403 })
  const { member, sessionId: session } = signedIn
  return { name: member.name, holder: member.id, session }
}

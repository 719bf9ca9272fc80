import { data, type RouterContextProvider } from 'react-router'
import type { PreviewReader } from '#features/webhooks/ports.ts'
import { officeContext } from '#frame/office/office-context.ts'

/** Who is signed in, as the one who looks at drafts on the site. */
export async function previewReader(context: Readonly<RouterContextProvider>): Promise<PreviewReader> {
  const signedIn = await context.get(officeContext).signedIn()
  // anyone who got here is signed in; the session may have ended a moment ago
  if (!signedIn) throw data(null, { status: 403 })
  const { member, sessionId: session } = signedIn
  return { name: member.name, holder: member.id, session }
}

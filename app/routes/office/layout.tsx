import { data, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { requestContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { officeContext } from '../../office/office-context.ts'
import { OfficeError } from '../../office/office-error.tsx'
import { OfficeShell } from '../../office/office-shell.tsx'
import { screenTitle } from '../../office/screen-title.ts'
import type { Route } from './+types/layout'
import { officeMeta } from './office-meta.ts'

/** What stands around the office. It lets everybody see itself: each screen asks for its own member. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { problem, preferredLanguage } = context.get(requestContext)
  if (problem !== null) throw data(null, { status: problem })
  const title = screenTitle(new URL(request.url).pathname, messagesOf(preferredLanguage))
  return { member: await context.get(officeContext).member(), title }
}

/** For the screens that say no title of their own; that of an error stands with it (app/office/office-error.tsx). */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return error ? [{ name: 'robots', content: 'noindex' }] : officeMeta(loaderData?.title ?? null)
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <OfficeShell member={loaderData.member} currentPath={pathname}>
      <Outlet />
    </OfficeShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const known = useRouteLoaderData<typeof loader>('routes/office/layout')
  return (
    <OfficeShell member={known?.member ?? null} currentPath={pathname}>
      <OfficeError error={error} />
    </OfficeShell>
  )
}

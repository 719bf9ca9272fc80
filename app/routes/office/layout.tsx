import { data, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { requestContext } from '../../context.ts'
import { officeContext } from '../../office/office-context.ts'
import { OfficeError } from '../../office/office-error.tsx'
import { OfficeShell } from '../../office/office-shell.tsx'
import type { Route } from './+types/layout'

/** What stands around the office. It lets everybody see itself: each screen asks for its own member. */
export async function loader({ context }: Route.LoaderArgs) {
  const { problem } = context.get(requestContext)
  if (problem !== null) throw data(null, { status: problem })
  return { member: await context.get(officeContext).member() }
}

export function meta() {
  return [{ title: 'Flight Levels Office' }, { name: 'robots', content: 'noindex' }]
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

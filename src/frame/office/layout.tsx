import { data, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { messagesOf } from '#i18n/catalogue.ts'
import { requestContext } from '../context.ts'
import type { Route } from './+types/layout'
import { screensFor } from './guard-office.ts'
import { officeContext } from './office-context.ts'
import { OfficeError } from './office-error.tsx'
import { officeMeta } from './office-page.tsx'
import { OfficeShell } from './office-shell.tsx'
import { screenTitle } from './screen-title.ts'
import { navFor, type OfficeHandle } from './screens.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** What is around the office. It lets everyone see itself: each screen declares who may open it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { problem, preferredLanguage } = context.get(requestContext)
  if (problem !== null) throw data(null, { status: problem })
  const title = screenTitle(new URL(request.url).pathname, messagesOf(preferredLanguage))
  const member = await context.get(officeContext).member()
  return { member, nav: member ? navFor(screensFor(context, member)) : [], title }
}

/** For the screens that say no title of their own; that of an error is with it (src/frame/office/office-error.tsx). */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return error ? [{ name: 'robots', content: 'noindex' }] : officeMeta(loaderData?.title ?? null)
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <OfficeShell member={loaderData.member} nav={loaderData.nav} currentPath={pathname}>
      <Outlet />
    </OfficeShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const known = useRouteLoaderData<typeof loader>('frame/office/layout')
  return (
    <OfficeShell member={known?.member ?? null} nav={known?.nav ?? []} currentPath={pathname}>
      <OfficeError error={error} />
    </OfficeShell>
  )
}

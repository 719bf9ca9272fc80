import { data, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { type Messages, messagesOf } from '#i18n/catalogue.ts'
import { requestContext } from '../context.ts'
import type { Route } from './+types/layout'
import { screensFor } from './guard-office.ts'
import { officeContext } from './office-context.ts'
import { OfficeError } from './office-error.tsx'
import { OfficeShell, OfficeTitle } from './office-shell.tsx'
import { navFor, navScreens, type OfficeHandle } from './screens.ts'

type TitleOf = (messages: Messages) => string

/** Screens that no entry of the navigation leads to. */
const beside: readonly [path: string, title: TitleOf][] = [
  ['/office/account/email', ({ officeAccount }) => officeAccount.changeEmail],
  ['/office/account/second-factor', ({ officeAccount }) => officeAccount.secondFactor],
  ['/office/account', ({ officeFrame }) => officeFrame.account],
  ['/office/withdrawals', ({ officeToday }) => officeToday.lists.withdrawals],
  ['/office/webhooks', ({ officeWebhooks }) => officeWebhooks.title],
  ['/office/sign-in/code', ({ officeSignIn }) => officeSignIn.codeTitle],
  ['/office/sign-in', ({ officeSignIn }) => officeSignIn.title],
  ['/office/forgotten-password', ({ officeSignIn }) => officeSignIn.forgottenTitle],
  ['/office/new-password', ({ officeSignIn }) => officeSignIn.newPasswordTitle],
  ['/office/new-email', ({ officeSignIn }) => officeSignIn.newEmailTitle],
  ['/office/first-account', ({ officeSignIn }) => officeSignIn.firstTitle],
  ['/office/editor-password', ({ officeSignIn }) => officeSignIn.editorTitle],
  ['/office/invitation', ({ officeSignIn }) => officeSignIn.joinTitle],
]

const known: readonly [path: string, title: TitleOf][] = [
  ...beside,
  ...navScreens.map(({ path, name }): [string, TitleOf] => [path, ({ officeFrame }) => officeFrame.screens[name]]),
]

/** The title of a screen that sets none: its name in the navigation, and of no person (browser history). Null for unknown addresses. */
export function screenTitle(path: string, messages: Messages): string | null {
  const place = known.find(([start]) => path === start || (start !== '/office' && path.startsWith(`${start}/`)))
  return place ? place[1](messages) : null
}

export const handle = { permission: 'public' } satisfies OfficeHandle

/** The layout of the office. Public: each screen declares its permission. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { problem, preferredLanguage } = context.get(requestContext)
  if (problem !== null) throw data(null, { status: problem })
  const title = screenTitle(new URL(request.url).pathname, messagesOf(preferredLanguage))
  const member = await context.get(officeContext).member()
  return { member, nav: member ? navFor(screensFor(context, member)) : [], title }
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const screen = useMatches().at(-1)?.loaderData
  const title = titleIn(screen) ?? loaderData.title
  return (
    <OfficeShell member={loaderData.member} nav={loaderData.nav} currentPath={pathname}>
      <OfficeTitle screen={title} />
      <Outlet />
    </OfficeShell>
  )
}

/** What the loader of a screen calls it; that of an error is with it (src/frame/office/office-error.tsx). */
function titleIn(loaded: unknown): string | null {
  return typeof loaded === 'object' && loaded && 'title' in loaded && typeof loaded.title === 'string'
    ? loaded.title
    : null
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

import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { chosenLanguage } from '../../office/chosen-language.ts'
import { Door } from '../../office/door.tsx'
import { OfficeFrame } from '../../office/office-frame.tsx'
import { requireMember } from '../../office/require-member.ts'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/layout'

/** Everything below `/office` that is for members. Each screen asks for its own roles besides. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const chosen = chosenLanguage(request)
  if (chosen) throw chosen
  const { name, role } = await requireMember(context)
  return { member: { name, role } }
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <OfficeFrame member={loaderData.member} language={useLocale()} currentPath={pathname}>
      <Outlet />
    </OfficeFrame>
  )
}

const reasons: Record<number, 'forbidden' | 'missing'> = { 403: 'forbidden', 404: 'missing' }

export function ErrorBoundary() {
  const t = useTranslations('office')
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const reason = reasons[status] ?? 'failed'
  return (
    <Door title={t(`problem.${reason}.title`)} lede={t(`problem.${reason}.text`)} here="/office">
      <title>{`${status} – ${t('name')}`}</title>
      <Text>
        <a href="/office">{t('nav.today')}</a>
      </Text>
    </Door>
  )
}

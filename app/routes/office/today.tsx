import { useTranslations } from 'use-intl'
import { rolesFor } from '#domain/office/role.ts'
import { OfficePage } from '../../office/office-page.tsx'
import { requireMember } from '../../office/require-member.ts'
import type { Route } from './+types/today'

/** What needs a hand now. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await requireMember(context, ...rolesFor('today'))
  return { name }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeToday')
  return (
    <OfficePage title={t('title')} lede={<p>{t('lede', { name: loaderData.name })}</p>}>
      {null}
    </OfficePage>
  )
}

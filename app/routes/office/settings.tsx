import { useTranslations } from 'use-intl'
import { LogLink } from '../../office/log/log-link.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import type { OfficeHandle } from '../../office/permission.ts'
import { SettingsIndex } from '../../office/settings/settings-index.tsx'
import { settingsTitle } from '../../office/settings/settings-title.ts'
import type { Route } from './+types/settings'
import { officeMeta } from './office-meta.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

/** What the owner can set. */
export async function loader({ context }: Route.LoaderArgs) {
  return { title: settingsTitle(context) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Settings() {
  const t = useTranslations('officeSettings')
  return (
    <OfficePage title={t('title')} lede={<p>{t('lede')}</p>}>
      <SettingsIndex />
      <p>
        <LogLink kind="settings" />
      </p>
    </OfficePage>
  )
}

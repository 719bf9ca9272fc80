import { useTranslations } from 'use-intl'
import { LogLink } from '#features/audit/office/log-table.tsx'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/settings'
import { settingsScreens, settingsTitle } from './setting-words.ts'
import styles from './settings.module.css'

export const handle = { permission: 'settings' } satisfies OfficeHandle

export async function loader({ context }: Route.LoaderArgs) {
  return { title: settingsTitle(context) }
}

export default function Settings() {
  const t = useTranslations('officeSettings')
  return (
    <OfficePage title={t('title')} lede={<p>{t('lede')}</p>}>
      <ul className={styles.screens}>
        {settingsScreens.map((screen) => (
          <li key={screen}>
            <a href={`/office/settings/${screen}`}>{t(`${screen}.title`)}</a>
            <span>{t(`${screen}.what`)}</span>
          </li>
        ))}
      </ul>
      <p>
        <LogLink kind="settings" />
      </p>
    </OfficePage>
  )
}

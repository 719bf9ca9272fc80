import { useTranslations } from 'use-intl'
import styles from './settings-index.module.css'
import { settingsScreens } from './settings-title.ts'

/** The screens of the settings, each with what is set there. */
export function SettingsIndex() {
  const t = useTranslations('officeSettings')
  return (
    <ul className={styles.screens}>
      {settingsScreens.map((screen) => (
        <li key={screen}>
          <a href={`/office/settings/${screen}`}>{t(`${screen}.title`)}</a>
          <span>{t(`${screen}.what`)}</span>
        </li>
      ))}
    </ul>
  )
}

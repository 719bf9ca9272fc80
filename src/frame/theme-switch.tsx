import { useTranslations } from 'use-intl'
import { SegmentRadio, Segments } from '#ui/segments.tsx'
import styles from './theme-switch.module.css'

/** Light, dark or what the system says. src/frame/browser/head.ts keeps the choice and shows it; without JavaScript there is nothing to choose. */
export function ThemeSwitch() {
  const t = useTranslations('frame')
  return (
    <div className={styles.switch}>
      <Segments label={t('theme')}>
        <SegmentRadio name="theme" value="light">
          {t('light')}
        </SegmentRadio>
        <SegmentRadio name="theme" value="dark">
          {t('dark')}
        </SegmentRadio>
        <SegmentRadio name="theme" value="auto" defaultChecked>
          {t('auto')}
        </SegmentRadio>
      </Segments>
    </div>
  )
}

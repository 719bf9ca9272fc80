import { useTranslations } from 'use-intl'
import { SegmentRadio, Segments } from '#ui/segments.tsx'
import styles from './theme-switch.module.css'

/** Light, dark or the system's theme. src/frame/browser/head.ts stores and applies the choice; hidden without JavaScript. */
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

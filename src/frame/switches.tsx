import { useTranslations } from 'use-intl'
import { type Language, languages, languageTable } from '#domain/language.ts'
import { SegmentLink, SegmentRadio, Segments } from '#ui/segments.tsx'
import styles from './frame.module.css'

interface LanguageSwitchProps {
  language: Language
  /** The translation of the page; null when there is none. */
  alternateHref: string | null
  /** `codes`, without a frame, for narrow places. */
  form: 'codes' | 'names'
}

/** Switches the language with a plain link; a missing translation cannot be selected (docs/product.md#header-and-menu). */
export function LanguageSwitch({ language, alternateHref, form }: LanguageSwitchProps) {
  const t = useTranslations('frame')
  return (
    <Segments label={t('language')} quiet={form === 'codes'}>
      {languages.map((other) => {
        const current = other === language
        const missing = !current && alternateHref === null
        const name = form === 'codes' ? languageTable[other].name : undefined
        return (
          <SegmentLink
            key={other}
            href={current ? null : alternateHref}
            current={current}
            language={other}
            note={missing ? t('unavailable') : name}
          >
            {form === 'codes' ? other.toUpperCase() : languageTable[other].name}
          </SegmentLink>
        )
      })}
    </Segments>
  )
}

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

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages, languageTable } from '#domain/language.ts'
import { classNames } from '#ui/class-names.ts'
import frameStyles from './frame.module.css'
import styles from './switches.module.css'

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
    <div className={frameStyles.switch}>
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

interface SegmentsProps {
  /** For screen readers: what is switched. */
  label: string
  /** Words only, without a frame. */
  quiet?: boolean | undefined
  children: ReactNode
}

/** A small switch with two or three states, `SegmentLink`s or `SegmentRadio`s. */
function Segments({ label, quiet = false, children }: SegmentsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none
    <div className={quiet ? styles.quiet : styles.segments} role="group" aria-label={label}>
      {children}
    </div>
  )
}

interface SegmentLinkProps {
  /** Null for a state that is shown but cannot be selected. */
  href: string | null
  current: boolean
  /** Language of the target and of the text. */
  language: string
  /** For screen readers, after the text: the name behind a code, or why it cannot be selected. */
  note?: string | undefined
  children: ReactNode
}

/** A state with its own page. */
function SegmentLink({ href, current, language, note, children }: SegmentLinkProps) {
  const words = (
    <>
      {children}
      {note && <span className={styles.spoken}> {note}</span>}
    </>
  )
  if (href === null || current) {
    return (
      <span className={classNames(styles.segment, !current && styles.unavailable)} aria-current={current || undefined}>
        {words}
      </span>
    )
  }
  return (
    <a className={styles.segment} href={href} hrefLang={language} lang={language} data-locale={language}>
      {words}
    </a>
  )
}

interface SegmentRadioProps {
  name: string
  value: string
  defaultChecked?: boolean | undefined
  children: ReactNode
}

/** A state selected in place. */
function SegmentRadio({ name, value, defaultChecked, children }: SegmentRadioProps) {
  return (
    <label className={styles.segment}>
      <input className={styles.spoken} type="radio" name={name} value={value} defaultChecked={defaultChecked} />
      {children}
    </label>
  )
}

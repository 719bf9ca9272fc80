import { useTranslations } from 'use-intl'
import { type Language, languages, languageTable } from '#domain/language.ts'
import { SegmentLink, Segments } from '#ui/segments.tsx'

interface LanguageSwitchProps {
  language: Language
  /** The same page in the other language, or null if there is none. */
  alternateHref: string | null
  /** `codes`, without a frame, where room is short. */
  form: 'codes' | 'names'
}

/** Changes the language with a plain link; a language that the page does not exist in cannot be chosen (docs/product.md#header-and-menu). */
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

import { useLocale, useTranslations } from 'use-intl'
import { languages, languageTable } from '#domain/language.ts'
import styles from './language-form.module.css'

/** Chooses the language of the office, which no address says; a cookie keeps it. */
export function LanguageForm({ here }: { here: string }) {
  const t = useTranslations('officeFrame')
  const current = useLocale()
  return (
    <form className={styles.form} method="post" action="/office/language" aria-label={t('language')}>
      <input type="hidden" name="to" value={here} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          className={styles.choice}
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === current}
        >
          {languageTable[language].name}
        </button>
      ))}
    </form>
  )
}

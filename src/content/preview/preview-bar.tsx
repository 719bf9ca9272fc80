import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Wrap } from '#ui/wrap.tsx'
import { LiveChanges } from './live-changes.tsx'
import styles from './preview-bar.module.css'
import type { ShownPreview } from './preview-context.ts'

interface PreviewBarProps {
  shown: ShownPreview
  language: Language
  /** Path and query of the page, as the return target. */
  here: string
}

/** Marks a preview and shows the page's status. Not rendered for visitors. */
export function PreviewBar({ shown, language, here }: PreviewBarProps) {
  const t = useTranslations('preview')
  return (
    <aside className={styles.bar} aria-label={t('label')} data-preview={shown.state}>
      <Wrap>
        <div className={styles.row}>
          <p className={styles.state}>
            <strong>{t('label')}</strong>
            <span role="status">{t(`state.${shown.state}`)}</span>
            {shown.state !== 'ended' && shown.live && <LiveChanges {...shown.live} language={language} />}
          </p>
          {shown.state === 'ended' ? (
            <a href={`/${language}/preview/login?to=${encodeURIComponent(here)}`}>{t('loginAgain')}</a>
          ) : (
            <form method="post" action={`/${language}/preview/logout`}>
              <input type="hidden" name="to" value={here} />
              <button type="submit">{t('logout')}</button>
            </form>
          )}
        </div>
      </Wrap>
    </aside>
  )
}

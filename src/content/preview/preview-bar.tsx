import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Wrap } from '#ui/section.tsx'
import styles from './preview-bar.module.css'
import type { LivePage, ShownPreview } from './preview-context.ts'

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

interface LiveChangesProps extends LivePage {
  language: Language
}

/** Shows changes of the content source live, without a reload, and shows that it does. */
function LiveChanges({ socket, uri, language }: LiveChangesProps) {
  const t = useTranslations('preview')
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'connecting' | 'live' | 'lost'>('connecting')

  useEffect(() => {
    let stop = () => {
      over = true
    }
    let over = false
    // Imported on demand: visitors never load the websocket client.
    import('./follow-page.ts')
      .then(({ followPage }) => {
        if (over) return
        stop = followPage({
          socket,
          uri,
          passHref: `/${language}/preview/pass`,
          onState: setState,
          onChange: () => void revalidate(),
        })
      })
      .catch(() => setState('lost'))
    return () => stop()
  }, [socket, uri, language, revalidate])

  if (state === 'connecting') return <span className={styles.waiting}>{t('live')}</span>
  return <span className={state === 'live' ? styles.live : undefined}>{t(state)}</span>
}

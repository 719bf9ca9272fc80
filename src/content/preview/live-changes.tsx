import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import styles from './preview-bar.module.css'
import type { LivePage } from './preview-context.ts'

interface LiveChangesProps extends LivePage {
  language: Language
}

/** Shows changes of the content source live, without a reload, and shows that it does. */
export function LiveChanges({ socket, uri, language }: LiveChangesProps) {
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

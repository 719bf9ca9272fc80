import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/panel.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import styles from '../documents.module.css'
import type { EditorPlaceProps } from './editor-place-props.ts'

/** Half a megabyte that only this place needs, in a browser: of files named `.client` the server's build takes nothing. */
const PageEditor = lazy(async () => ({ default: (await import('./editor/page-editor.client.tsx')).PageEditor }))

/** Loads the editor once scripts run; until then a text names what works without. */
export function EditorPlace({ without, ...place }: EditorPlaceProps & { without: string }) {
  const t = useTranslations('officePages')
  const isHydrated = useIsHydrated()
  const coming = <p className={styles.coming}>{t('editor.coming')}</p>
  return (
    <div className={styles.place}>
      <noscript>
        <Notice tone="info" title={t('editor.needsScript')} text={without} />
      </noscript>
      {isHydrated && (
        <Suspense fallback={coming}>
          <PageEditor key={place.page.id} {...place} />
        </Suspense>
      )}
    </div>
  )
}

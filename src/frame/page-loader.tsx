import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { loadingFlag } from './browser/loader.ts'
import styles from './page-loader.module.css'

/**
 * A line at the upper edge while a page or the answer to a form is on its way (docs/product.md#page-loader). Quick ones never show it. It is a
 * message about the page and no part of it, so it is outside its landmarks. src/frame/browser/loader.ts moves it.
 */
export function PageLoader() {
  const t = useTranslations('frame')
  const isLoading = useNavigation().state !== 'idle'
  useEffect(() => {
    document.documentElement.toggleAttribute(loadingFlag, isLoading)
  }, [isLoading])
  return (
    <div role="status" data-page-loader>
      <progress className={styles.loader} hidden max={100} aria-label={t('loading')} />
    </div>
  )
}

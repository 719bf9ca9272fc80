import { useEffect, useMemo } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Sending } from '#forms/sending.tsx'
import { loadingFlag } from './browser/loader.ts'
import styles from './notices.module.css'

/** A progress line for slow pages and forms, in words too (docs/product.md#page-loader), outside the landmarks. browser/loader.ts moves it. */
export function PageLoader() {
  const t = useTranslations('frame')
  const isLoading = useNavigation().state !== 'idle'
  useEffect(() => {
    document.documentElement.toggleAttribute(loadingFlag, isLoading)
  }, [isLoading])
  return (
    <div role="status" data-page-loader>
      <progress className={styles.loader} hidden max={100} aria-label={t('loading')} />
      <p className={styles.sending} data-sending={t('sending')} data-slow={t('slow')} />
    </div>
  )
}

/** Forms and pages by React Router. */
export function useRouterSending(): Sending {
  const isSending = useNavigation().state === 'submitting'
  const navigate = useNavigate()
  return useMemo(
    () => ({
      Form,
      isSending,
      go: (href) => void navigate(href),
      showInstead: (href) => void navigate(href, { replace: true, preventScrollReset: true }),
    }),
    [isSending, navigate],
  )
}

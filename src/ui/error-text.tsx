import { useTranslations } from 'use-intl'
import styles from './error-text.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What is wrong, as a sentence. Its field refers to it by `id`. */
export function ErrorText({ id, children }: { id: string; children: string }) {
  const t = useTranslations('common')
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{t('errorPrefix')} </VisuallyHidden>
        {children}
      </span>
    </p>
  )
}

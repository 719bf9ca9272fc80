import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Logo } from '../ui/logo.tsx'
import styles from './door.module.css'
import { Languages } from './office-frame.tsx'

interface DoorProps {
  title: string
  lede?: ReactNode
  /** The path of the page, for the choice of language. */
  here: string
  children?: ReactNode
}

/** What stands before the office: a mark, a title, one form. */
export function Door({ title, lede, here, children }: DoorProps) {
  const t = useTranslations('office')
  const language = useLocale()
  return (
    <div className={styles.door} data-tone="sky">
      <main className={styles.card} id="content">
        <Logo href={`/${language}`} name={t('name')} target={t('toSite')} />
        <h1>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
        {children}
        <Languages language={language} currentPath={here} />
      </main>
    </div>
  )
}

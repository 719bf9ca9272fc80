import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'

interface FrameProps {
  language: Language
  /** The same page in the other language, or null if there is none: the switch is then disabled. */
  alternateHref: string | null
  /** Path of the current page, to mark its links. */
  currentPath: string
  /** Query of the current page, with its question mark; empty when there is none. */
  query?: string | undefined
  /** Stays in view at the foot of a phone's screen, above the cookie question: see `PageHandle`. */
  foot?: ReactNode
  children: ReactNode
}

/** What is around every page: skip link, header, menu, the page itself, footer. Loads with src/frame/browser/head.ts in the head. */
export function Frame({ language, alternateHref, currentPath, query = '', foot, children }: FrameProps) {
  const t = useTranslations('frame')
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <div className={styles.foot}>
        <ConsentBanner language={language} back={currentPath + query} />
        {foot}
      </div>
      <Header language={language} alternateHref={alternateHref} currentPath={currentPath} />
      <Menu language={language} alternateHref={alternateHref} currentPath={currentPath} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer language={language} alternateHref={alternateHref} />
    </div>
  )
}

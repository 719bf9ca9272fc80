import { type ComponentProps, type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header, type HeaderProps } from './header.tsx'
import { KeptPart } from './kept/kept-part.tsx'
import { Menu } from './menu.tsx'
import { type FrameMenus, MenusContext } from './use-menus.ts'

interface FrameProps {
  language: Language
  /** The translation of the page; null when there is none, which disables the switch. */
  alternateHref: string | null
  /** Path of the current page, to mark its links. */
  currentPath: string
  /** Query of the current page with its question mark, or empty. */
  query?: string | undefined
  /** Sticks to the bottom of phone screens, above the cookie banner: see `PageHandle`. */
  foot?: ReactNode
  children: ReactNode
}

/** Everything around a page: skip link, header, menu, main, footer. Needs src/frame/browser/head.ts in the head. */
export function Frame({ language, alternateHref, currentPath, query = '', foot, children }: FrameProps) {
  const t = useTranslations('frame')
  const menus = use(MenusContext)
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <div className={styles.foot}>
        <KeptPart name="consent" part={Consent} props={{ menus, language, back: currentPath + query }} />
        {foot}
      </div>
      <KeptPart name="header" part={Top} props={{ menus, language, alternateHref, currentPath }} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <KeptPart name="footer" part={Bottom} props={{ menus, language, alternateHref }} />
    </div>
  )
}

interface HasMenus {
  menus: FrameMenus | null
}

function Consent({ menus, ...banner }: HasMenus & ComponentProps<typeof ConsentBanner>) {
  return (
    <MenusContext value={menus}>
      <ConsentBanner {...banner} />
    </MenusContext>
  )
}

function Top({ menus, ...header }: HasMenus & HeaderProps) {
  return (
    <MenusContext value={menus}>
      <Header {...header} />
      <Menu {...header} />
    </MenusContext>
  )
}

function Bottom({ menus, ...footer }: HasMenus & ComponentProps<typeof Footer>) {
  return (
    <MenusContext value={menus}>
      <Footer {...footer} />
    </MenusContext>
  )
}

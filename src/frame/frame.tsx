import { type ComponentProps, type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Logo } from '#ui/logo.tsx'
import { Wrap } from '#ui/section.tsx'
import { CachedPart } from './cached/cached-part.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { type FrameMenus, MenusContext, useMenus } from './frame-menus.ts'
import { Menu, MenuButton } from './menu.tsx'
import { MenuLink } from './menu-link.tsx'
import { pageHref } from './page-href.ts'
import { claim } from './site-settings.ts'
import { LanguageSwitch } from './switches.tsx'

interface FrameProps {
  language: Language
  /** The translation of the page; null when there is none, which disables the switch. */
  alternateHref: string | null
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
        <CachedPart name="consent" part={Consent} props={{ menus, language, back: currentPath + query }} />
        {foot}
      </div>
      <CachedPart name="header" part={Top} props={{ menus, language, alternateHref, currentPath }} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <CachedPart name="footer" part={Bottom} props={{ menus, language, alternateHref }} />
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

interface HeaderProps {
  language: Language
  alternateHref: string | null
  currentPath: string
}

function Header({ language, alternateHref, currentPath }: HeaderProps) {
  const t = useTranslations('frame')
  const { header: links } = useMenus(language)
  return (
    <header className={styles.header} data-recorded-height>
      <Wrap>
        <div className={styles.row}>
          <Logo href={pageHref('home', language)} name="Flight Levels" target={t('home')} claim={claim} travels />
          <nav className={styles.links} aria-label={t('quickLinks')}>
            <ul>
              {links.map((link) => (
                <li key={`${link.uri} ${link.label}`}>
                  <MenuLink link={link} language={language} currentPath={currentPath} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.language}>
            <LanguageSwitch language={language} alternateHref={alternateHref} form="codes" />
          </div>
          <MenuButton>{t('menu')}</MenuButton>
        </div>
      </Wrap>
    </header>
  )
}

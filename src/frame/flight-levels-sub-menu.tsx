import { useTranslations } from 'use-intl'
import { type MenuLink, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { GoLink } from '#ui/go-link.tsx'
import { ways } from './frame-menus.ts'
import { pageHref, pageUri } from './page-href.ts'
import styles from './sub-menu.module.css'
import { useIsThere } from './use-menus.ts'

interface FlightLevelsSubMenuProps {
  links: readonly MenuLink[]
  language: Language
}

/**
 * What Flight Levels are and where to begin (docs/product.md#header-and-menu). Pages with a description in the frame have it below their
 * link.
 */
export function FlightLevelsSubMenu({ links, language }: FlightLevelsSubMenuProps) {
  const t = useTranslations('frame.subMenu')
  const hasConsulting = useIsThere('consulting', language)
  return (
    <>
      <h2 className={styles.headline}>{t('headline')}</h2>
      <p className={styles.claim}>{t('claim')}</p>
      <ul className={styles.ways}>
        {links.map(({ label, uri }) => {
          const way = ways.find((known) => pageUri(known, language) === uri)
          return (
            <li key={`${uri} ${label}`}>
              <a href={menuHref(uri, language)}>{label}</a>
              {way && <span>{t(`${way}Text`)}</span>}
            </li>
          )
        })}
      </ul>
      <p className={styles.onward}>
        <GoLink href={pageHref('workshops', language)}>{t('toWorkshops')}</GoLink>
        {hasConsulting && <GoLink href={pageHref('consulting', language)}>{t('toConsulting')}</GoLink>}
      </p>
    </>
  )
}

import { useTranslations } from 'use-intl'
import { type MenuItem, type MenuLink, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { GoLink } from '#ui/go-link.tsx'
import { Sticker } from '#ui/sticker.tsx'
import { ways } from './frame-menus.ts'
import { pageHref, pageUri } from './page-href.ts'
import styles from './sub-menu.module.css'
import { useIsThere } from './use-menus.ts'

interface PlainSubMenuProps {
  item: MenuItem
  language: Language
}

export function PlainSubMenu({ item, language }: PlainSubMenuProps) {
  return (
    <>
      <h2 className={styles.headline}>{item.label}</h2>
      <ul className={styles.ways}>
        {item.children?.map(({ label, uri }) => (
          <li key={`${uri} ${label}`}>
            <a href={menuHref(uri, language)}>{label}</a>
          </li>
        ))}
      </ul>
      <p className={styles.onward}>
        <GoLink href={menuHref(item.uri, language)}>{item.label}</GoLink>
      </p>
    </>
  )
}

interface FlightLevelsSubMenuProps {
  links: readonly MenuLink[]
  language: Language
}

/** What Flight Levels are and where to start (docs/product.md#header-and-menu). Pages with a description in the frame have it below their link. */
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

interface WorkshopsSubMenuProps {
  links: readonly MenuLink[]
  language: Language
}

/** The introduction and each certification with its sticker (docs/product.md#header-and-menu), and the link to all dates. */
export function WorkshopsSubMenu({ links, language }: WorkshopsSubMenuProps) {
  const t = useTranslations('frame.subMenu')
  const kinds = links.map(({ label, uri }) => ({
    label,
    uri,
    certification: certifications.find(({ path }) => uri === `/workshops/${path}`),
  }))
  const areAllSix = kinds.length === certifications.length && kinds.every(({ certification }) => certification)
  return (
    <>
      <h2 className={styles.title}>{areAllSix ? t('sixWorkshops') : t('workshops')}</h2>
      <ul className={styles.workshops}>
        {kinds.map(({ label, uri, certification }) => (
          <li key={`${uri} ${label}`}>
            {certification && <Sticker src={`/stickers/${certification.slug}.svg`} size="small" lazy />}
            <p>
              <a href={menuHref(uri, language)}>{label}</a>
              {certification && <span>{certification.promise[language]}</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.onward}>
        <GoLink href={pageHref('workshops', language)}>{t('allWorkshops')}</GoLink>
      </p>
    </>
  )
}

import { useTranslations } from 'use-intl'
import { type MenuItem as Item, type MenuLink as Link, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { Sticker } from '#ui/badge.tsx'
import { GoLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type SubMenuName, subMenuId } from './browser/menu-aim.ts'
import { useIsThere, ways } from './frame-menus.ts'
import { MenuLink } from './menu-link.tsx'
import { isInside, pageHref, pageUri } from './page-href.ts'
import styles from './sub-menus.module.css'

interface MenuItemProps {
  name: SubMenuName
  item: Item
  language: Language
  currentPath: string
}

/** A link with its sub-menu below; with the script a button that opens it. It follows its button, so that Tab leads into it. */
export function MenuItem({ name, item, language, currentPath }: MenuItemProps) {
  const t = useTranslations('frame')
  return (
    <li className={styles.entry} data-sub-menu={name}>
      <MenuLink link={item} language={language} currentPath={currentPath} />
      <button
        type="button"
        className={styles.item}
        aria-expanded={false}
        aria-controls={subMenuId(name)}
        aria-current={isInside(menuHref(item.uri, language), currentPath) ? 'page' : undefined}
      >
        {item.label}
        <Icon name="next" />
      </button>
      <div className={styles.subMenu} id={subMenuId(name)}>
        <button type="button" className={styles.back} data-back>
          <Icon name="back" />
          {t('mainMenu')}
        </button>
        <SubMenu name={name} item={item} language={language} />
      </div>
    </li>
  )
}

/** Sub-menus with more than links, by the page of their item. */
const known = ['flightLevels', 'workshops'] as const

export function subMenuName({ uri }: Item, index: number, language: Language): string {
  return known.find((page) => pageUri(page, language) === uri) ?? `item-${index}`
}

function SubMenu({ name, item, language }: { name: string; item: Item; language: Language }) {
  const links = item.children ?? []
  if (name === 'flightLevels') return <FlightLevelsSubMenu links={links} language={language} />
  if (name === 'workshops') return <WorkshopsSubMenu links={links} language={language} />
  return <PlainSubMenu item={item} language={language} />
}

function PlainSubMenu({ item, language }: { item: Item; language: Language }) {
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

/** What Flight Levels are and where to start (docs/product.md#header-and-menu). Pages with a description in the frame have it below their link. */
function FlightLevelsSubMenu({ links, language }: { links: readonly Link[]; language: Language }) {
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

/** The introduction and each certification with its sticker (docs/product.md#header-and-menu), and the link to all dates. */
function WorkshopsSubMenu({ links, language }: { links: readonly Link[]; language: Language }) {
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
            {certification && <Sticker src={`/stickers/${certification.slug}.svg`} size="small" />}
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

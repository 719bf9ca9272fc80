import { useTranslations } from 'use-intl'
import { type MenuLink, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { GoLink } from '#ui/go-link.tsx'
import { Sticker } from '#ui/sticker.tsx'
import { pageHref } from './page-href.ts'
import styles from './sub-menu.module.css'

interface WorkshopsSubMenuProps {
  links: readonly MenuLink[]
  language: Language
}

/** The introduction and each certification with its sticker (docs/product.md#header-and-menu), and the way to all dates. */
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

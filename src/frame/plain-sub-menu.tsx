import { type MenuItem, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { GoLink } from '#ui/go-link.tsx'
import styles from './sub-menu.module.css'

interface PlainSubMenuProps {
  item: MenuItem
  language: Language
}

/** A sub-menu of links. */
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

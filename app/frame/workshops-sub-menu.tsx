import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { GoLink } from '../ui/go-link.tsx'
import { Sticker } from '../ui/sticker.tsx'
import { pageHref } from './page-href.ts'
import styles from './sub-menu.module.css'

/** The introduction and each certification with its sticker (SPEC §2), and the way to all dates. */
export function WorkshopsSubMenu({ language }: { language: Language }) {
  const t = useTranslations('frame.subMenu')
  return (
    <>
      <h2 className={styles.title}>{t('sixWorkshops')}</h2>
      <ul className={styles.workshops}>
        {certifications.map((certification) => (
          <li key={certification.slug}>
            <Sticker src={`/stickers/${certification.slug}.svg`} size="small" lazy />
            <p>
              <a href={certificationHref(language, certification)}>{certification.title}</a>
              <span>{certification.promise[language]}</span>
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

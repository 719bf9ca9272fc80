import { useTranslations } from 'use-intl'
import type { LinkingContent } from '#usecases/ports/page-desk.ts'
import { pageHref } from './page-href.ts'

/** Pages and posts that link to a page, each with the way to where its text is written. */
export function LinkingList({ links }: { links: readonly LinkingContent[] }) {
  const t = useTranslations('officePages')
  if (links.length === 0) return <p>{t('address.noLinks')}</p>
  return (
    <>
      <p>{t('address.linksText')}</p>
      <ul>
        {links.map(({ kind, id, title, language }) => (
          <li key={id}>
            <a href={kind === 'page' ? pageHref(id) : `/office/posts/${id}`} lang={language}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useTranslations } from 'use-intl'
import { Notice } from '#ui/panel.tsx'
import type { LinkingDocument } from '../../ports/documents.ts'
import { pageHref } from './page-href.ts'

/** Pages and posts that link to a page or a post, each with the way to where its text is written. */
export function LinkingList({ links, none }: { links: readonly LinkingDocument[]; none: string }) {
  const t = useTranslations('officePages')
  if (links.length === 0) return <p>{none}</p>
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

/** Names the links of a text that lead nowhere; nothing where all are well. */
export function DeadLinksNotice({ links }: { links: readonly string[] }) {
  const t = useTranslations('officeLinks.inText')
  if (links.length === 0) return null
  return (
    <Notice tone="alert" title={t('title', { count: links.length })}>
      <p>{t('text')}</p>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <code>{link}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

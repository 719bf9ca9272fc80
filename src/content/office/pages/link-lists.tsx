import { useTranslations } from 'use-intl'
import { type Language, languages } from '#domain/language.ts'
import { Notice } from '#ui/panel.tsx'
import type { LinkingDocument, PageService } from '../../ports/documents.ts'
import type { LinkTarget } from './editor/link-target.ts'
import { pageHref, siteHref } from './page-href.ts'

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

interface TargetListProps {
  /** Named by the `list` of the field that they are offered to. */
  id: string
  targets: readonly LinkTarget[]
}

export function TargetList({ id, targets }: TargetListProps) {
  return (
    <datalist id={id}>
      {targets.map(({ href, title }) => (
        <option key={href} value={href}>
          {title}
        </option>
      ))}
    </datalist>
  )
}

/** The pages that a link can lead to: those of a language, or all, and the blog, which is no page of the content. */
export async function linkTargets(service: Pick<PageService, 'list'>, language?: Language): Promise<LinkTarget[]> {
  const pages = (await service.list()).filter(
    (page) => page.state !== 'gone' && (language === undefined || page.language === language),
  )
  const blogs = languages.filter((known) => language === undefined || known === language)
  return [
    ...pages.map((page) => ({ href: siteHref(page), title: page.title })),
    ...blogs.map((known) => ({ href: `/${known}/blog`, title: 'Blog' })),
  ]
}

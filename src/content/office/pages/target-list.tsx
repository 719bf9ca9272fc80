import { type Language, languages } from '#domain/language.ts'
import type { PageService } from '../../ports/documents.ts'
import type { LinkTarget } from './editor/link-target.ts'
import { siteHref } from './page-href.ts'

interface TargetListProps {
  /** Named by the `list` of the field that they are offered to. */
  id: string
  targets: readonly LinkTarget[]
}

/** Pages of the site as a field offers them, found by their title. */
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

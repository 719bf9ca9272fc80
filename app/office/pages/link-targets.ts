import type { Language } from '#domain/language.ts'
import type { PageDesk } from '#usecases/ports/page-desk.ts'
import type { LinkTarget } from './editor/link-target.ts'
import { siteHref } from './page-href.ts'

/** The pages that a link can lead to: those of a language, or all. */
export async function linkTargets(desk: Pick<PageDesk, 'list'>, language?: Language): Promise<LinkTarget[]> {
  const pages = (await desk.list()).filter(
    (page) => page.state !== 'gone' && (language === undefined || page.language === language),
  )
  return pages.map((page) => ({ href: siteHref(page), title: page.title }))
}

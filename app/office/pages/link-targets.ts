import type { Language } from '#domain/language.ts'
import type { PageDesk } from '#usecases/ports/page-desk.ts'
import type { LinkTarget } from './editor/link-target.ts'
import { siteHref } from './page-href.ts'

/** The pages of a language that a link can lead to. */
export async function linkTargets(desk: Pick<PageDesk, 'list'>, language: Language): Promise<LinkTarget[]> {
  const pages = (await desk.list()).filter((page) => page.language === language && page.state !== 'gone')
  return pages.map((page) => ({ href: siteHref(page), title: page.title }))
}

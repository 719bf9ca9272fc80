import type { ContentSource } from '#content/ports/content.ts'
import { blogPage, type ListedPost, postHref } from '#domain/blog/post.ts'
import { type Language, languages, otherLanguage } from '#domain/language.ts'
import { programmeNames, programmes } from '#domain/package/package.ts'
import { certificationHref, certifications, workshopHref } from '#domain/workshop/certification.ts'
import type { WorkshopsService } from '#features/workshops/context.ts'
import { isUpcoming, workshopView } from '#features/workshops/site/workshop-view.ts'
import { hiddenPaths } from '#frame/hidden-paths.ts'
import { withdrawalHref } from '#frame/withdrawal-href.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Clock } from '#platform/ports.ts'

export interface ListedAddress {
  language: Language
  /** The path behind the language, '' for the start page. */
  behind: string
  /** The whole path in the other language; null when there is none. */
  translation: string | null
  title: string
  /** The last change as an ISO instant; undefined when unknown. */
  modifiedAt?: string | undefined
}

/** Every page that anyone should find, in both languages, each once: content, workshop kinds, dates that can still be chosen. */
export async function listedAddresses(sources: {
  content: ContentSource
  workshops: Pick<WorkshopsService, 'workshopDates'>
  now: Clock['now']
}): Promise<ListedAddress[]> {
  const dates = await sources.workshops.workshopDates()
  const hidden = new Set<string>()
  for (const language of languages) for (const path of await hiddenPaths(sources.content, language)) hidden.add(path)
  const all: ListedAddress[] = []
  for (const language of languages) {
    const other: Language = otherLanguage(language)
    const ours = (path: string, title: string): ListedAddress => {
      const behind = path.slice(language.length + 1)
      return { language, behind, translation: `/${other}${behind}`, title }
    }
    const content = (await sources.content.pages(language)).map(({ uri, title, modifiedAt, translated }) => {
      const translation = translated.find(({ locale }) => locale === other)
      return {
        language,
        behind: uri === '/' ? '' : uri,
        translation: translation ? `/${other}/${translation.slug}`.replace(/\/$/, '') : null,
        title,
        modifiedAt,
      }
    })
    const ownPosts = await sources.content.posts(language)
    const otherPosts = await sources.content.posts(other)
    const posts = ownPosts.map(({ slug, title, modifiedAt, translated }) => {
      const translation = translated.find(({ locale }) => locale === other)
      return {
        language,
        behind: `/blog/${slug}`,
        translation: translation ? postHref(other, translation.slug) : null,
        title,
        modifiedAt,
      }
    })
    const furtherPages = pageNumbers(ownPosts).map((number) => {
      const behind = `/blog/page/${number}`
      const translation = blogPage(otherPosts, number) ? `/${other}${behind}` : null
      return { language, behind, translation, title: `Blog, ${number}` }
    })
    const program = [
      ours(`/${language}`, 'Flight Levels'),
      ours(`/${language}/workshops`, 'Workshops'),
      ours(`/${language}/blog`, 'Blog'),
      ...certifications.map((certification) => ours(certificationHref(language, certification), certification.title)),
      ...dates
        .map((listed) => ({ workshop: workshopView(listed, language, sources.now()), changedAt: listed.changedAt }))
        .filter(({ workshop }) => isUpcoming(workshop))
        .map(({ workshop, changedAt }) => ({
          ...ours(workshopHref(language, workshop), workshop.title),
          modifiedAt: changedAt?.toString(),
        })),
      {
        ...ours(withdrawalHref(language), messagesOf(language).withdrawal.title),
        translation: withdrawalHref(other),
      },
      ...certifications
        .filter(({ slug }) => dates.some(({ date }) => date.delivery === 'self-paced' && date.certification === slug))
        .map((one) => ours(`${certificationHref(language, one)}/self-paced-booking`, `${one.title}, self-paced`)),
      ours(`/${language}/newsletter`, messagesOf(language).newsletter.title),
      ...programmes.map((one) => ours(`/${language}/packages/${one}`, programmeNames[one][language])),
    ]
    all.push(...onceEach([...content, ...program, ...furtherPages, ...posts]))
  }
  return all
    .filter(({ language, behind }) => !hidden.has(`/${language}${behind}`))
    .map((address) => ({
      ...address,
      translation: address.translation !== null && hidden.has(address.translation) ? null : address.translation,
    }))
}

/** The pages of a blog behind its first one. */
function pageNumbers(posts: readonly ListedPost[]): number[] {
  const { pages = 1 } = blogPage(posts, 1) ?? {}
  return Array.from({ length: pages - 1 }, (_, index) => index + 2)
}

/** Entries of the content source take precedence. */
function onceEach(addresses: readonly ListedAddress[]): ListedAddress[] {
  const byPath = new Map<string, ListedAddress>()
  for (const address of addresses) if (!byPath.has(address.behind)) byPath.set(address.behind, address)
  return [...byPath.values()]
}

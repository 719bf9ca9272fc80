import { postHref } from '#domain/blog/post.ts'
import { type Language, languages } from '#domain/language.ts'
import { programmeNames, programmes } from '#domain/package/package.ts'
import { certificationHref, certifications, workshopHref } from '#domain/workshop/certification.ts'
import type { UseCases } from '#usecases/use-cases.ts'
import { isUpcoming, workshopView } from '../../workshops/workshop-view.ts'

export interface ListedAddress {
  language: Language
  /** The path behind the language, '' for the start page. */
  behind: string
  /** The whole path in the other language; null when there is none. */
  twin: string | null
  title: string
}

/** Every page that anybody should find, in both languages, each once: content, workshop kinds, dates that can still be chosen. */
export async function listedAddresses(
  useCases: Pick<UseCases, 'content' | 'workshopDates' | 'now'>,
): Promise<ListedAddress[]> {
  const dates = await useCases.workshopDates()
  const all: ListedAddress[] = []
  for (const language of languages) {
    const other = language === 'de' ? 'en' : 'de'
    const ours = (path: string, title: string): ListedAddress => {
      const behind = path.slice(language.length + 1)
      return { language, behind, twin: `/${other}${behind}`, title }
    }
    const content = (await useCases.content.pages(language)).map(({ uri, title, translated }) => {
      const twin = translated.find(({ locale }) => locale === other)
      return {
        language,
        behind: uri === '/' ? '' : uri,
        twin: twin ? `/${other}/${twin.slug}`.replace(/\/$/, '') : null,
        title,
      }
    })
    const posts = (await useCases.content.posts(language)).map(({ slug, title, translated }) => {
      const twin = translated.find(({ locale }) => locale === other)
      return {
        language,
        behind: `/blog/${slug}`,
        twin: twin ? postHref(other, twin.slug) : null,
        title,
      }
    })
    const program = [
      ours(`/${language}`, 'Flight Levels'),
      ours(`/${language}/workshops`, 'Workshops'),
      ours(`/${language}/blog`, 'Blog'),
      ...certifications.map((certification) => ours(certificationHref(language, certification), certification.title)),
      ...dates
        .map((listed) => workshopView(listed, language, useCases.now()))
        .filter(isUpcoming)
        .map((workshop) => ours(workshopHref(language, workshop), workshop.title)),
      ...certifications
        .filter(({ slug }) => dates.some(({ date }) => date.delivery === 'self-paced' && date.certification === slug))
        .map((one) => ours(`${certificationHref(language, one)}/self-paced-booking`, `${one.title}, self-paced`)),
      ...programmes.map((one) => ours(`/${language}/packages/${one}`, programmeNames[one][language])),
    ]
    all.push(...onceEach([...content, ...program, ...posts]))
  }
  return all
}

/** Content knows its pages best: what it names comes first and stays. */
function onceEach(addresses: readonly ListedAddress[]): ListedAddress[] {
  const byPath = new Map<string, ListedAddress>()
  for (const address of addresses) if (!byPath.has(address.behind)) byPath.set(address.behind, address)
  return [...byPath.values()]
}

import { z } from 'zod'
import type { StarterMenu } from '#content/documents/starter-content.ts'
import { type Language, languages } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { forEachLanguage, inEachLanguage, readContent } from './content-file.ts'
import { addresses } from './pages/pages.ts'

/** Leads to the page of its name, unless it names another page or the address of what is none. */
const link = z.strictObject({ label: inEachLanguage, page: z.string().optional(), uri: inEachLanguage.optional() })
const item = z.union([
  z.string().transform((name) => ({ link: name, children: undefined, quiet: undefined })),
  z.strictObject({ link: z.string(), children: z.array(z.string()).optional(), quiet: z.literal(true).optional() }),
])
const locations = ['HEADER', 'MENU', 'FOOTER'] as const
const file = z.strictObject({
  links: z.record(z.string(), link),
  menus: z.record(z.enum(locations), z.array(item)),
})

/** The menus of the frame as it is without the content system: menus.test.ts compares them. */
export const menus: readonly StarterMenu[] = readContent('menus.json', (text) => {
  const { links, menus } = file.parse(JSON.parse(text))
  const shown = (language: Language, name: string) => {
    const { label, page = name, uri = addresses[page] } = links[name] ?? toWorkshop(name)
    if (!uri) throw new RangeError(`no page ${page}`)
    return { label: label[language], uri: uri[language] }
  }
  return languages.flatMap((language) =>
    locations.map((location) => ({
      location,
      language,
      items: menus[location].map(({ link, children, quiet }) => ({
        ...shown(language, link),
        ...(children && { children: children.map((child) => shown(language, child)) }),
        ...(quiet && { quiet }),
      })),
    })),
  )
})

/** A kind of workshop by its short name. */
function toWorkshop(slug: string): z.output<typeof link> {
  const certification = certificationBySlug(slug)
  if (!certification) throw new RangeError(`no link ${slug}`)
  return { label: forEachLanguage(() => certification.title), page: certification.path }
}

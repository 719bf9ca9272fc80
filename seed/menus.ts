import type { StarterMenu } from '#content/documents/starter-content.ts'
import type { Bilingual, Language } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'

/** A link of the frame, in both languages. menus.test.ts holds them to what the frame shows. */
function link(label: Bilingual, uri: Bilingual | string) {
  return { label, uri: typeof uri === 'string' ? { de: uri, en: uri } : uri }
}

function same(text: string): Bilingual {
  return { de: text, en: text }
}

const flightLevels = link(same('Flight Levels'), '/flight-levels')
const workshops = link(same('Workshops'), '/workshops')
const consulting = link(same('Consulting'), '/consulting')
const contact = link({ de: 'Kontakt', en: 'Contact' }, { de: '/kontakt', en: '/contact' })
const blog = link(same('Blog'), '/blog')
const about = link({ de: 'Über uns', en: 'About us' }, { de: '/ueber-uns', en: '/about' })

const aboutFlightLevels = [
  link({ de: 'Was sind Flight Levels?', en: 'What are Flight Levels?' }, '/flight-levels'),
  link(
    { de: 'Flight Levels entdecken', en: 'Discover Flight Levels' },
    { de: '/flight-levels/entdecken', en: '/flight-levels/discover' },
  ),
  link(
    { de: 'Was ist self-paced?', en: 'What is self-paced?' },
    { de: '/was-ist-self-paced', en: '/what-is-self-paced' },
  ),
  link(same('Flight Levels Introduction'), '/workshops/flight-levels-introduction'),
]
const kindsOfWorkshop = certifications.map(({ title, path }) => link(same(title), `/workshops/${path}`))

const header = [flightLevels, workshops, consulting, blog]
const menu = [
  { ...flightLevels, children: aboutFlightLevels },
  { ...workshops, children: kindsOfWorkshop },
  consulting,
  link(same('Speaking'), '/speaking'),
  link({ de: 'Bücher', en: 'Books' }, { de: '/buecher', en: '/books' }),
  blog,
  { ...about, quiet: true },
  { ...contact, quiet: true },
  { ...link(same('TWiG'), '/twig'), quiet: true },
]
const footer = [
  blog,
  contact,
  link({ de: 'Impressum', en: 'Imprint' }, { de: '/impressum', en: '/imprint' }),
  link({ de: 'AGB', en: 'Terms' }, { de: '/agb', en: '/terms' }),
  link({ de: 'Datenschutz', en: 'Privacy' }, { de: '/datenschutzerklaerung', en: '/privacy' }),
  link({ de: 'Barrierefreiheit', en: 'Accessibility' }, { de: '/barrierefreiheit', en: '/accessibility' }),
  link({ de: 'Regionale Preise', en: 'Regional prices' }, { de: '/regionale-preise', en: '/regional-prices' }),
]

interface PlannedItem {
  label: Bilingual
  uri: Bilingual
  children?: PlannedItem[]
  quiet?: boolean
}

function inLanguage(language: Language, items: PlannedItem[]): StarterMenu['items'] {
  return items.map(({ label, uri, children, quiet }) => ({
    label: label[language],
    uri: uri[language],
    ...(children && { children: inLanguage(language, children) }),
    ...(quiet && { quiet }),
  }))
}

/** The menus of the frame as it is without the content system. */
export const menus: readonly StarterMenu[] = (['de', 'en'] as const).flatMap((language) => [
  { location: 'HEADER' as const, language, items: inLanguage(language, header) },
  { location: 'MENU' as const, language, items: inLanguage(language, menu) },
  { location: 'FOOTER' as const, language, items: inLanguage(language, footer) },
])

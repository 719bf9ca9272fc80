import type { Bilingual, Language } from '../language.ts'
import { certifications } from '../workshop/certification.ts'
import { withdrawalPaths } from './legal-pages.ts'

export interface MovedPage {
  /**
   * The path without language; matches with and without a language prefix. A star at the end matches any rest, including none; `{year}` and `{month}`
   * match digits.
   */
  from: string
  /** The path without language; a star at the end inserts what the star of `from` matched. */
  to: string | Bilingual
  /** The language of an address without prefix. German by default, unless the address is in English. */
  implicitLanguage?: Language
}

const books = { de: '/buecher', en: '/books' }

const about = { de: '/ueber-uns', en: '/about' }

const contact = { de: '/kontakt', en: '/contact' }

const imprint = { de: '/impressum', en: '/imprint' }

const terms = { de: '/agb', en: '/terms' }

const privacy = { de: '/datenschutzerklaerung', en: '/privacy' }

const accessibility = { de: '/barrierefreiheit', en: '/accessibility' }

const regionalPrices = { de: '/regionale-preise', en: '/regional-prices' }

const discover = { de: '/flight-levels/entdecken', en: '/flight-levels/discover' }

const realise = { de: '/flight-levels/umsetzen', en: '/flight-levels/realise' }

const coachProgram = 'flight-levels-coach-program'

const selfPaced = { de: '/was-ist-self-paced', en: '/what-is-self-paced' }

/** All earlier and short addresses (docs/product.md#earlier-addresses); the first match wins. `trainingDetails` has the others. */
export const movedPages: readonly MovedPage[] = [
  // Workshops used to be called trainings.
  { from: '/trainings', to: '/workshops' },
  { from: '/trainings/flid*', to: '/workshops' },
  { from: '/trainings/flbd*', to: '/workshops' },
  ...certifications.flatMap(({ slug, path }) => [
    { from: `/${slug}`, to: `/workshops/${path}` },
    { from: `/${path}`, to: `/workshops/${path}` },
    { from: `/trainings/${slug}`, to: `/workshops/${path}` },
    { from: `/trainings/${path}`, to: `/workshops/${path}` },
    { from: `/workshops/${slug}`, to: `/workshops/${path}` },
    // Dates, tickets and products under the short name.
    { from: `/workshops/${slug}/*`, to: `/workshops/${path}/*` },
    { from: `/trainings/${slug}/*`, to: `/trainings/${path}/*` },
  ]),
  // The coach program is sold under this name.
  { from: '/trainings/flco', to: `/workshops/${coachProgram}` },
  { from: '/trainings/flco/*', to: `/trainings/${coachProgram}/*` },
  { from: '/workshops/flco', to: `/workshops/${coachProgram}` },
  { from: '/workshops/flco/*', to: `/workshops/${coachProgram}/*` },

  // Data protection used to be a single page. The consent pages below it are separate.
  { from: '/dsgvo', to: privacy },

  // What readers of the feed follow: it was at the address that WordPress gives it.
  { from: '/feed', to: '/blog/rss.xml' },
  { from: '/feed/atom', to: '/blog/atom.xml' },
  { from: '/blog/feed', to: '/blog/rss.xml' },

  // Post addresses used to contain the month, and videos had a blog of their own.
  ...['/blog', '/video-blog', '/videoblog'].flatMap((blog) => [
    { from: `${blog}/{year}/{month}/*`, to: '/blog/*' },
    { from: `${blog}/{year}/{month}`, to: '/blog' },
    { from: `${blog}/{year}`, to: '/blog' },
  ]),
  { from: '/video-blog', to: '/blog' },
  { from: '/videoblog', to: '/blog' },
  { from: '/video-blog/*', to: '/blog/*' },
  { from: '/videoblog/*', to: '/blog/*' },
  { from: '/blog', to: '/blog' },
  { from: '/blog/*', to: '/blog/*' },

  // Each book used to have a page.
  { from: '/buecher', to: books },
  { from: '/buecher/*', to: books },
  { from: '/books', to: books, implicitLanguage: 'en' },
  { from: '/books/*', to: books, implicitLanguage: 'en' },

  // Addresses given in print or speech: without a language, or with the wrong one.
  { from: '/about', to: about, implicitLanguage: 'en' },
  { from: '/ueber-uns', to: about },
  { from: '/contact', to: contact, implicitLanguage: 'en' },
  { from: '/kontakt', to: contact },
  { from: '/imprint', to: imprint, implicitLanguage: 'en' },
  { from: '/impressum', to: imprint },
  { from: '/terms', to: terms, implicitLanguage: 'en' },
  { from: '/agb', to: terms },
  { from: '/privacy', to: privacy, implicitLanguage: 'en' },
  { from: '/datenschutzerklaerung', to: privacy },
  { from: withdrawalPaths.en, to: withdrawalPaths, implicitLanguage: 'en' },
  { from: withdrawalPaths.de, to: withdrawalPaths },
  { from: accessibility.en, to: accessibility, implicitLanguage: 'en' },
  { from: accessibility.de, to: accessibility },
  { from: regionalPrices.en, to: regionalPrices, implicitLanguage: 'en' },
  { from: regionalPrices.de, to: regionalPrices },
  { from: '/newsletter', to: '/newsletter' },
  { from: '/what-is-self-paced', to: selfPaced, implicitLanguage: 'en' },
  { from: '/was-ist-self-paced', to: selfPaced },
  { from: '/speaking', to: '/speaking' },
  { from: '/twig', to: '/twig' },
  { from: '/consulting', to: '/consulting' },
  { from: '/flight-levels-now', to: '/flight-levels-now' },
  { from: '/flight-levels', to: '/flight-levels' },
  { from: discover.de, to: discover },
  { from: discover.en, to: discover, implicitLanguage: 'en' },
  { from: realise.de, to: realise },
  { from: realise.en, to: realise, implicitLanguage: 'en' },
  { from: '/workshops', to: '/workshops' },
  { from: '/workshops/*', to: '/workshops/*' },
]

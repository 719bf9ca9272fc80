import { describe, expect, it } from 'vitest'
import { pages } from '#seed/pages/pages.ts'
import { languages } from '../language.ts'
import { certifications } from '../workshop/certification.ts'
import { withdrawalPaths } from './legal-pages.ts'
import { movedPages } from './moved-pages.ts'
import { rightPath } from './paths.ts'

const fl2d = '/workshops/flight-level-2-design'

/** What people have in their bookmarks, printed or linked, and where it leads. */
const examples: [asked: string, answered: string][] = [
  ['/trainings', '/de/workshops'],
  ['/en/trainings', '/en/workshops'],
  ['/trainings/flid', '/de/workshops'],
  ['/trainings/flid-wien-2018', '/de/workshops'],
  ['/en/trainings/flbd/2017/vienna', '/en/workshops'],
  ['/fl2d', `/de${fl2d}`],
  ['/FL2D/', `/de${fl2d}`],
  ['/en/fl2d', `/en${fl2d}`],
  ['/trainings/fl2d', `/de${fl2d}`],
  ['/en/trainings/fl2d', `/en${fl2d}`],
  ['/de/workshops/fl2d', `/de${fl2d}`],
  ['/de/workshops/fl2d/self-paced-booking', `/de${fl2d}/self-paced-booking`],
  ['/workshops/flin/self-paced-booking', '/de/workshops/flight-levels-introduction/self-paced-booking'],
  ['/en/workshops/fl2d/fl2d-wien-2027-01-19', `/en${fl2d}/fl2d-wien-2027-01-19`],
  ['/de/trainings/fl2d/fl2d-product', '/de/trainings/flight-level-2-design/fl2d-product'],
  ['/en/trainings/flsa/flsa-product', '/en/trainings/flight-levels-systems-architecture/flsa-product'],
  ['/de/trainings/FLCL/flcl-product', '/de/trainings/flight-levels-change-leadership/flcl-product'],
  ['/de/trainings/flco/flco-product', '/de/trainings/flight-levels-coach-program/flco-product'],
  ['/de/trainings/flco', '/de/workshops/flight-levels-coach-program'],
  ['/en/workshops/flco', '/en/workshops/flight-levels-coach-program'],
  ['/flight-level-2-design', `/de${fl2d}`],
  ['/trainings/flight-level-2-design', `/de${fl2d}`],
  ['/trainings/flight-levels-introduction', '/de/workshops/flight-levels-introduction'],
  ['/de/flight-levels-introduction', '/de/workshops/flight-levels-introduction'],
  ['/fl3d', '/de/workshops/flight-level-3-design'],
  ['/flsa', '/de/workshops/flight-levels-systems-architecture'],
  ['/flcl', '/de/workshops/flight-levels-change-leadership'],
  ['/dsgvo', '/de/datenschutzerklaerung'],
  ['/de/dsgvo', '/de/datenschutzerklaerung'],
  ['/en/dsgvo', '/en/privacy'],
  ['/datenschutzerklaerung/', '/de/datenschutzerklaerung'],
  ['/widerruf', '/de/widerruf'],
  ['/withdrawal', '/en/withdrawal'],
  ['/en/widerruf', '/en/withdrawal'],
  ['/newsletter', '/de/newsletter'],
  ['/barrierefreiheit', '/de/barrierefreiheit'],
  ['/regional-prices', '/en/regional-prices'],
  ['/feed/', '/de/blog/rss.xml'],
  ['/en/feed', '/en/blog/rss.xml'],
  ['/feed/atom', '/de/blog/atom.xml'],
  ['/de/blog/feed/', '/de/blog/rss.xml'],
  ['/buecher', '/de/buecher'],
  ['/buecher/flight-levels-verstehen', '/de/buecher'],
  ['/en/buecher', '/en/books'],
  ['/books', '/en/books'],
  ['/de/books/understanding-flight-levels', '/de/buecher'],
  ['/blog', '/de/blog'],
  ['/blog/das-board-das-euch-fehlt', '/de/blog/das-board-das-euch-fehlt'],
  ['/blog/2019/05/das-board-das-euch-fehlt', '/de/blog/das-board-das-euch-fehlt'],
  ['/en/blog/2019/5/the-board-you-dont-have-yet/', '/en/blog/the-board-you-dont-have-yet'],
  ['/de/video-blog/2021/11/fertig-ist-das-neue-schnell', '/de/blog/fertig-ist-das-neue-schnell'],
  ['/videoblog/2021/11', '/de/blog'],
  ['/en/blog/2021', '/en/blog'],
  ['/video-blog', '/de/blog'],
  ['/speaking', '/de/speaking'],
  ['/twig', '/de/twig'],
  ['/about', '/en/about'],
  ['/ueber-uns', '/de/ueber-uns'],
  ['/de/about', '/de/ueber-uns'],
  ['/en/ueber-uns', '/en/about'],
  ['/kontakt', '/de/kontakt'],
  ['/contact', '/en/contact'],
  ['/en/kontakt', '/en/contact'],
  ['/imprint', '/en/imprint'],
  ['/flight-levels/entdecken', '/de/flight-levels/entdecken'],
  ['/flight-levels/discover', '/en/flight-levels/discover'],
  ['/workshops', '/de/workshops'],
  [`/workshops/flight-level-2-design/fl2d-wien`, `/de${fl2d}/fl2d-wien`],
  ['//Trainings//FL2D//', `/de${fl2d}`],
  ['/de/de/about/', '/de/ueber-uns'],
  ['/DE', '/de'],
  ['//', '/'],
]

describe('an address that is not the right one', () => {
  it.each(examples)('%s leads to %s', (asked, answered) => {
    expect(rightPath(asked)).toBe(answered)
  })

  it('is led there once: every answer is the right address itself', () => {
    for (const [, answered] of examples) expect(rightPath(answered), answered).toBe(answered)
  })
})

describe('an address that is right, or no one’s, stays as it is', () => {
  it.each([
    '/',
    '/de',
    '/en/workshops',
    '/de/trainings/flight-level-2-design/fl2d-product',
    '/en/trainings/flight-levels-coach-program/flco-product',
    '/de/dsgvo/fl2d-wien',
    '/de/dsgvo/accept/Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx',
    '/mailbox/Key//Mail/',
    '/assets/Missing-AbC.js',
    '/fr/workshops',
    '/WP-Login.php',
    '/__manifest',
    '//evil.example/x',
  ])('%s', (path) => {
    expect(rightPath(path)).toBe(path)
  })
})

describe('the table', () => {
  const known = new Set([
    ...pages.map(({ language, uri }) => `/${language}${uri}`),
    ...languages.flatMap((language) =>
      ['/blog', '/blog/rss.xml', '/blog/atom.xml', '/newsletter', withdrawalPaths[language]].map(
        (path) => `/${language}${path}`,
      ),
    ),
    ...languages.flatMap((language) => certifications.map(({ path }) => `/${language}/workshops/${path}`)),
  ])
  const withoutRemainder = movedPages.filter(({ to }) => typeof to !== 'string' || !to.endsWith('*'))

  it.each(languages)('leads only to pages that are there, and from there nowhere else: %s', (language) => {
    for (const { from, to } of withoutRemainder) {
      const target = `/${language}${typeof to === 'string' ? to : to[language]}`
      expect(known, from).toContain(target)
      expect(rightPath(target), from).toBe(target)
    }
  })

  it('redirects every row to its target, in the language of its path', () => {
    for (const { from, to, implicitLanguage = 'de' } of withoutRemainder) {
      const target = typeof to === 'string' ? to : to[implicitLanguage]
      const example = from.replace('*', 'x').replace('{year}', '2019').replace('{month}', '05')
      expect(rightPath(example), from).toBe(`/${implicitLanguage}${target}`)
    }
  })
})

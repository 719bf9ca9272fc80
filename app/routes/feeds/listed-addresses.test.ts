import { expect, it } from 'vitest'
import { provideMessages } from '../../i18n/catalogue.ts'
import german from '../../i18n/messages/de.json' with { type: 'json' }
import { listedAddresses } from './listed-addresses.ts'

provideMessages('de', german)
provideMessages('en', german)
const now = () => Temporal.Instant.from('2026-11-25T10:00:00Z')
const books = { uri: '/buecher', title: 'Bücher', translated: [{ slug: 'books', locale: 'en' as const }], hidden: true }
const twin = { uri: '/books', title: 'Books', translated: [{ slug: 'buecher', locale: 'de' as const }] }
const fl2d = { uri: '/workshops/flight-level-2-design', title: 'FL2D', translated: [], hidden: true }

it('leaves out what an editor keeps out of search engines, also where the program knows of it, and gives its twin none', async () => {
  const content = {
    pages: async (language: string) => (language === 'de' ? [books, fl2d] : [twin]),
    posts: async () => [],
  }
  // as: the other answers of a content source are not asked for here
  const useCases = { content, workshopDates: async () => [], now } as unknown as Parameters<typeof listedAddresses>[0]
  const listed = await listedAddresses(useCases)
  const found = (behind: string) => listed.filter((address) => address.behind === behind)
  expect(found('/buecher')).toEqual([])
  expect(found('/books')).toEqual([{ language: 'en', behind: '/books', twin: null, title: 'Books' }])
  expect(found(fl2d.uri)).toMatchObject([{ language: 'en', twin: null }])
})

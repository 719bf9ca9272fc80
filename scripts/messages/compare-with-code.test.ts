import { expect, it } from 'vitest'
import { compareWithCode } from './compare-catalogues.ts'
import { findKeyUses } from './find-key-uses.ts'

const compare = (keys: string[], file: string, code: string) =>
  compareWithCode(keys, [{ file, uses: findKeyUses(file, code), speaksInKeys: file.startsWith('src/domain/') }])

const page = 'src/features/booking/site/page.tsx'

it.each<[string, string]>([
  ['by the hook', `const t = useTranslations('booking'); t('lines.seat')`],
  ['as rich text', `const t = useTranslations('booking'); t.rich('lines.seat', { link })`],
  ['under another name', `const say = createTranslator({ locale, namespace: 'booking.lines' }); say('seat')`],
  ['after await', `const t = await translator('booking'); t('lines.seat')`],
  ['with one of two keys', `const t = useTranslations('booking.lines'); t(full ? 'seat' : 'seat')`],
  ['with a part that only the run knows', `const t = useTranslations('booking'); t(\`lines.\${kind}\`)`],
  ['as a whole group', `const t = useTranslations('booking'); t.raw('lines')`],
  ['by a translator from elsewhere', `export const label = (t: Text) => t('lines.seat')`],
  ['by what a call gives', `mailText(language)('lines.seat')`],
  ['by a variable', `const key = soon ? 'lines.seat' : 'lines.seat'; t(key)`],
  ['as a text that travels', `const refusal = { message: 'booking.lines.seat' }`],
  ['in an attribute', `const t = useTranslations('booking'); const a = <Row name="lines.seat" />; t(name)`],
])('sees a key that is used %s', (_, code) => {
  expect(compare(['booking.lines.seat'], page, code)).toEqual([])
})

it('finds a key that no one uses', () => {
  const code = `const t = useTranslations('booking'); t('title') // lines.seat`
  expect(compare(['booking.title', 'booking.lines.seat'], page, code)).toEqual([
    'Used nowhere, so take them out of both catalogues:\n  booking.lines.seat',
  ])
})

it('does not take the key of another namespace for its own', () => {
  const code = `const t = useTranslations('order'); t('title')`
  expect(compare(['booking.title', 'order.title'], page, code)).toEqual([expect.stringContaining('booking.title')])
})

it('finds a key that is asked for and missing', () => {
  const code = `const t = useTranslations('booking'); t('title'); t('tilte')`
  expect(compare(['booking.title'], page, code)).toEqual([
    'booking.tilte is missing in the catalogues; src/features/booking/site/page.tsx asks for it',
  ])
})

it('finds a key that the domain names and the catalogues lack', () => {
  const code = `export const schema = z.string('validation.city').max(80, 'validation.toLong')`
  expect(compare(['validation.city'], 'src/domain/booking.ts', code)).toEqual([
    'validation.toLong is missing in the catalogues; src/domain/booking.ts names it',
  ])
})

it('takes what is the rest of a key for no key of another namespace', () => {
  const code = `const t = useTranslations('actions'); t(id); const ids = ['booking.title', 'booking.waiting', 'booking.wating']`
  expect(compare(['booking.title', 'actions.booking.waiting'], 'src/domain/actions.ts', code)).toEqual([
    'booking.wating is missing in the catalogues; src/domain/actions.ts names it',
  ])
})

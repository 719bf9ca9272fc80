import { expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import type { SelfPacedDate } from '#domain/workshop/workshop-date.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { fl2dInVienna } from '#mails/parts/sample.ts'
import { dateChoice, dateOptions } from './date-row.ts'

const inEnglish = { ...fl2dInVienna, slug: 'in-english', language: 'en' as const }
const online = { ...fl2dInVienna, slug: 'online', delivery: 'online' as const, location: null }
const byOthers = { ...fl2dInVienna, slug: 'by-others', trainers: ['Nora Achleitner'] }
const { id, certification, price, participantLimit, trainers, profileIds } = fl2dInVienna
const selfPaced: SelfPacedDate = {
  ...{ id, certification, price, participantLimit, trainers, profileIds },
  slug: 'self-paced',
  language: 'de',
  delivery: 'self-paced',
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each<[Language, string[]]>([
  [
    'de',
    [
      'FL2D, 19.–20. Jänner 2027, Wien, Deutsch',
      'FL2D, 19.–20. Jänner 2027, Wien, Englisch',
      'FL2D, 19.–20. Jänner 2027, Online, Deutsch',
      'FL2D, im eigenen Tempo, Deutsch',
    ],
  ],
  [
    'en',
    [
      'FL2D, January 19 – 20, 2027, Vienna, German',
      'FL2D, January 19 – 20, 2027, Vienna, English',
      'FL2D, January 19 – 20, 2027, Online, German',
      'FL2D, self-paced, German',
    ],
  ],
])('tells the dates of a workshop apart by their days, place and language (%s)', (language, labels) => {
  const choices = [fl2dInVienna, inEnglish, online, selfPaced].map((date) => dateChoice(date))
  const options = dateOptions(choices, language === 'de' ? german : english, language)
  expect(options.map(({ label }) => plain(label))).toEqual(labels)
})

it('has the time and the trainers of two that would read the same', () => {
  const options = dateOptions([dateChoice(fl2dInVienna), dateChoice(byOthers)], german, 'de')
  expect(options.map(({ label }) => plain(label))).toEqual([
    'FL2D, 19. Jänner 2027, 09:00 Uhr, Wien, Deutsch, Miriam Stadler, Jonas Krenn',
    'FL2D, 19. Jänner 2027, 09:00 Uhr, Wien, Deutsch, Nora Achleitner',
  ])
})

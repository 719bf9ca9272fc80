import { expect, it } from 'vitest'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { todayView } from './today-view.ts'

provideMessages('de', german)
provideMessages('en', english)

const calledOff = (amount: number) => [{ orderId: 'o', number: '2026-0004', name: 'Lena Kranz', amount, date: null }]

it.each([
  ['de', 238_800, '€\u{A0}2.388,00'],
  ['en', 238_800, '€2,388.00'],
  ['de', 0, 'noch nichts bezahlt'],
  ['en', 0, 'nothing paid yet'],
] as const)('says beside a booking of a cancelled date what was paid for it (%s, %i)', (language, amount, note) => {
  // as: only the list that the test is about
  const today = { calledOff: calledOff(amount) } as unknown as Parameters<typeof todayView>[0]
  const { calledOff: lines } = todayView(today, { mayOpen: () => true, language })
  expect(lines?.map((line) => line.note)).toEqual([note])
})

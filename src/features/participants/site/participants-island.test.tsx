import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { donauwerkOrder, fl2dInVienna, flsaOnline } from '#mails/parts/sample.ts'
import ParticipantsIsland from './participants-island.tsx'
import { participantsView } from './participants-view.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')

function read(language: 'de' | 'en', date: typeof flsaOnline): string {
  const own = { ...donauwerkOrder, participants: donauwerkOrder.participants.slice(1, 2) }
  const view = participantsView({ order: own, date, by: { participantId: '' }, meals: new Map() }, language, now)
  if (!view) throw new Error('a date without a page')
  const page = <ParticipantsIsland view={view} saved={false} answer={null} />
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={language === 'de' ? german : english} timeZone="Europe/Vienna">
      <Stub />
    </IntlProvider>,
  )
}

it.each([
  ['de', 'was du nicht isst', 'Namen berichtigen.'],
  ['en', 'what you don’t eat', 'correct your name here.'],
] as const)(
  'asks only participants of an on-site workshop for what they don’t eat (%s)',
  (language, meals, nameOnly) => {
    expect(read(language, fl2dInVienna)).toContain(meals)
    expect(read(language, flsaOnline)).toContain(nameOnly)
    expect(read(language, flsaOnline)).not.toContain(meals)
  },
)

it.each(['de', 'en'] as const)('numbers no one on the page of one participant (%s)', (language) => {
  expect(read(language, fl2dInVienna)).not.toContain('Person 1')
})

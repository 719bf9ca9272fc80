import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { WorkshopBadges } from './workshop-badges.tsx'
import { workshopView } from './workshop-view.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')
const graz = { ...liveDate(theFl2dInGraz, now), tentative: true }

function read(date: LiveDate, left: number, language: 'de' | 'en', at = now): string {
  const messages = language === 'de' ? german : english
  return renderToStaticMarkup(
    <IntlProvider locale={language} timeZone="Europe/Vienna" messages={messages}>
      <WorkshopBadges workshop={workshopView({ date, left }, language, at)} />
    </IntlProvider>,
  )
}

it.each([
  ['that is open', 9],
  ['that is full', 0],
])('a tentative date %s is marked in each list', (_, left) => {
  expect(read(graz, left, 'de')).toContain('Vorläufig')
  expect(read(graz, left, 'en')).toContain('Tentative')
})

it.each([
  ['is certain', { ...graz, tentative: false }, now],
  ['is called off', { ...graz, calledOff: true }, now],
  ['takes place', graz, startOf(graz)],
])('a date that %s does not', (_, date, at) => {
  expect(read(date, 9, 'de', at)).not.toContain('Vorläufig')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { type LiveDate, startOf, type WorkshopDate } from '#domain/workshop/workshop-date.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theSelfPacedFl2d } from '#seed/workshop-dates.ts'
import { useWorkshopWords } from './use-workshop-words.ts'
import { SessionHours, WorkshopBadges } from './workshop-badges.tsx'
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

const on = (day: string, from: string, to: string) => {
  const at = (time: string) => Temporal.ZonedDateTime.from(`${day}T${time}[Europe/Vienna]`).toInstant()
  return { startsAt: at(from), endsAt: at(to) }
}
const long = on('2027-03-01', '10:00', '17:00')
const short = [on('2027-03-02', '09:00', '16:00'), on('2027-03-03', '09:00', '16:00')]

it.each([
  ['equal days', 'de', short, '09:00–16:00\u00a0Uhr'],
  ['days of which one differs', 'de', [long, ...short], 'Tag 1: 10:00–17:00\u00a0Uhr, Tage 2–3: 09:00–16:00\u00a0Uhr'],
  ['days of which one differs', 'en', [long, ...short], 'Day 1: 10:00–17:00, Days 2–3: 09:00–16:00'],
] satisfies [string, 'de' | 'en', LiveDate['sessions'], string][])(
  'the hours of a date with %s, in %s',
  (_, language, sessions, expected) => {
    const { live } = workshopView({ date: { ...graz, sessions }, left: 9 }, language, now)
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} timeZone="Europe/Vienna" messages={language === 'de' ? german : english}>
        {live && <SessionHours live={live} />}
      </IntlProvider>,
    )
    expect(html).toBe(expected)
  },
)

it('has no room for what is done at one’s own pace', () => {
  const place = (date: WorkshopDate) => {
    const Place = () => useWorkshopWords().fullPlace(workshopView({ date, left: 9 }, 'de', now))
    return renderToStaticMarkup(
      <IntlProvider locale="de" timeZone="Europe/Vienna" messages={german}>
        <Place />
      </IntlProvider>,
    )
  }
  expect(place(selfPacedDate(theSelfPacedFl2d))).toBe('Im eigenen Tempo')
  expect(place(graz)).toContain('Graz')
})

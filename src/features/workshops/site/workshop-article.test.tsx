import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { AddressContext } from '#frame/contexts.ts'
import { SiteSettingsContext, siteSettingsOf } from '#frame/site-settings.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import { Translated } from '#i18n/translated.tsx'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { component, group, heading, list, page, paragraph } from '#tests/helpers/sample-blocks.ts'
import { WorkshopArticle } from './workshop-article.tsx'
import { workshopView } from './workshop-view.ts'

beforeAll(() => provideMessages('de', german))

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, now)
const short = {
  ...graz,
  sessions: graz.sessions.map(({ startsAt }) => ({ startsAt, endsAt: startsAt.add({ hours: 4 }) })),
}
const agenda = {
  ...group(undefined, heading(2, 'Ablauf'), paragraph('Zwei Tage.'), list(undefined, '09:00 Ankommen')),
  anchor: 'ablauf',
}

/** The words of a workshop's page with an agenda. */
function shown(date: LiveDate, here: boolean, settings = defaultSettings): string {
  const workshop = workshopView({ date, left: 3 }, 'de', now)
  const html = renderToStaticMarkup(
    <Translated language="de">
      <SiteSettingsContext value={siteSettingsOf(settings)}>
        <AddressContext value={{ pathname: '/de/workshops/fl2d', search: '' }}>
          <WorkshopArticle
            certification="fl2d"
            title="Flight Level 2 Design"
            price={{ from: 199_000, varies: false }}
            blocks={page(agenda, component('pricing'))}
            breadcrumb={[]}
            facts={[]}
            offered={{ workshop, here }}
            own={{ href: '#book', label: 'Buchen' }}
          >
            {null}
          </WorkshopArticle>
        </AddressContext>
      </SiteSettingsContext>
    </Translated>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ')
}

describe('the agenda of a workshop', () => {
  it('has the hours of a date that takes place at others than it is written for', () => {
    expect(shown(short, true)).toContain('Ablauf Zwei Tage. Dieser Termin: 09:00–13:00 Uhr. Die Uhrzeiten hier')
  })

  it.each([
    ['a date with the usual hours', graz, true],
    ['all dates of the workshop', short, false],
  ])('is as it is written on the page of %s', (_, date, here) => {
    expect(shown(date, here)).toContain('Ablauf Zwei Tage. 09:00 Ankommen')
  })
})

it('writes a VAT rate with decimals as the language does', () => {
  const raised = { ...defaultSettings, vat: { AT: { '2026-01-01': 20.5 } } }
  expect(shown(graz, true, raised)).toContain('Mit 20,5 % USt zahlt eine Privatperson € 2.397,95')
})

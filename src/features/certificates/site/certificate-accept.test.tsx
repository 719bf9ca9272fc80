import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { endOf } from '#domain/workshop/workshop-date.ts'
import { workshopView } from '#features/workshops/site/workshop-view.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { fl2dInVienna } from '#mails/parts/sample.ts'
import type { Route } from './+types/certificate-accept'
import CertificateAccept from './certificate-accept.tsx'

const over = endOf(fl2dInVienna).add({ hours: 24 })

/** The page of a confirmed yes after the workshop. */
function read(language: 'de' | 'en', absent: boolean): string {
  const workshop = workshopView({ date: fl2dInVienna, left: 0 }, language, over)
  const loaderData = { workshop, answer: 'yes', wording: 'Ja.', confirmed: true, withdrawn: false, absent }
  // as: the page reads nothing else of what a route gets
  const props = { loaderData } as unknown as Route.ComponentProps
  const Stub = createRoutesStub([{ path: '/', Component: () => <CertificateAccept {...props} /> }])
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={language === 'de' ? german : english} timeZone="Europe/Vienna">
      <Stub />
    </IntlProvider>,
  )
}

it.each([
  ['de', 'gleich per E-Mail bei dir', 'nicht vermerkt, dass du dabei warst. Wenn du da warst, schreib uns an '],
  ['en', 'on its way to you', 'don’t show that you took part. If you were there, write to us at '],
] as const)('promises no certificate to a participant who was recorded as absent (%s)', (language, promise, reason) => {
  expect(read(language, false)).toContain(promise)
  expect(read(language, true)).toContain(reason)
  expect(read(language, true)).not.toContain(promise)
})

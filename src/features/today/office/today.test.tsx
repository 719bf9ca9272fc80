import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import Today from './today.tsx'

type Props = Parameters<typeof Today>[0]

function read(problems: string[]): string {
  const view = {
    failed: [],
    failedSignIns: [],
    messages: [{ key: 'm', title: 'Mira Berg', text: '', href: '/office/messages/m' }],
    running: { problems, queues: [{ queue: 'effects', count: 0, oldestSeconds: 0 }], bookings: 0, waiting: 0 },
  }
  const loaderData = { name: 'Nora', view, gaps: [], deadLinks: 0, sellsAsSample: false, done: null }
  // as: only what the page shows of a quiet day
  const page = () => <Today {...({ loaderData } as unknown as Props)} />
  const Stub = createRoutesStub([{ path: '/', Component: page }])
  return renderToStaticMarkup(
    <IntlProvider locale="de" timeZone="Europe/Vienna" messages={german}>
      <Stub />
    </IntlProvider>,
  )
}

it('begins with what disturbs the site, and ends with its figures where nothing does', () => {
  const { title } = german.officeToday.running
  const { messages } = german.officeToday.lists
  const disturbed = read(['mail-server'])
  expect(disturbed).toContain(german.officeToday.running.problems['mail-server'].title)
  expect(disturbed.indexOf(title)).toBeLessThan(disturbed.indexOf(messages))
  const quiet = read([])
  expect(quiet.indexOf(title)).toBeGreaterThan(quiet.indexOf(messages))
})

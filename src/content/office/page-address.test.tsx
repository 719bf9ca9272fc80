import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import PageAddress from './page-address.tsx'

function screen(stays: string[]): string {
  const page = { id: 'levels', title: 'Was sind Flight Levels?', language: 'de', uri: '/flight-levels', revision: 1 }
  const loaderData = { title: page.title, page, fixed: null, below: ['/de/flight-levels/umsetzen'], stays, links: [] }
  // Of all that a route gets, the screen reads these alone.
  const props = { loaderData } as unknown as ComponentProps<typeof PageAddress>
  const router = createMemoryRouter([{ path: '/', element: <PageAddress {...props} /> }])
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <RouterProvider router={router} />
    </IntlProvider>,
  )
}

it('a page that one below it keeps in its place asks for no address and names that page', () => {
  const html = screen(['/de/flight-levels/umsetzen'])
  expect(html).toContain(german.officePages.address.refusal['fixed-below'])
  expect(html).toContain('<code>/de/flight-levels/umsetzen</code>')
  expect(html).not.toContain('name="to"')
  expect(screen([])).toContain('name="to"')
})

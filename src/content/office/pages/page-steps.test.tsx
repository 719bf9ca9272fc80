import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import type { DocumentRecord } from '../../ports/documents.ts'
import { PostSteps } from '../posts/post-steps.tsx'
import { PageSteps } from './page-steps.tsx'

const html = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </IntlProvider>,
  )

/** What is on the screen before anything is opened. */
const atFirst = (screen: string) => screen.replaceAll(/<details.*?<\/details>/gs, '')

// Of all that a page has, the steps read these alone.
const page = { id: 'levels', uri: '/flight-levels', language: 'de', revision: 1, state: 'published' } as DocumentRecord

it.each([
  ['page', 'unpublish', <PageSteps key="page" page={page} />, german.officePages.unpublish],
  ['page', 'remove', <PageSteps key="page" page={page} />, german.officePages.remove.live],
  [
    'post',
    'unpublish',
    <PostSteps key="post" post={{ revision: 1, state: 'published', publishAt: null }} />,
    german.officePosts.unpublishText,
  ],
])('a live %s leaves the website with a second press, after its consequences (%s)', (_, intent, steps, meaning) => {
  const screen = html(steps)
  expect(screen).toContain(meaning)
  expect(screen).toContain(`value="${intent}"`)
  expect(atFirst(screen)).not.toContain(`value="${intent}"`)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import type { Route } from './+types/comment'
import ModerateComment from './comment.tsx'

const comment = {
  title: 'Kommentar',
  postHref: '/de/blog/das-board',
  writtenAt: '2026-11-21T09:31:00Z',
  postTitle: 'Das Board, das euch fehlt',
  name: 'Resi',
  email: 'resi@post.example',
  comment: 'Danke!',
  replyTo: null,
  state: 'pending',
}

it.each([
  ['de', 'wished', 'fragen wir per E-Mail, ob das stimmt'],
  ['de', 'asked', 'Ob das stimmt, haben wir per E-Mail gefragt'],
  ['de', 'confirmed', 'bekommt E-Mails über Antworten'],
  ['de', null, 'bekommt keine Nachricht'],
  ['en', 'wished', 'we’ll e-mail them to confirm that'],
  ['en', 'asked', 'we’ve e-mailed them to confirm that'],
  ['en', 'confirmed', 'gets e-mails about replies'],
  ['en', 'ended', 'The author isn’t told'],
] as const)(
  'says which mails the author gets or has got (%s, request for those about replies: %s)',
  (language, replies, hint) => {
    const loaderData = { ...comment, language, replies }
    // as: the page reads nothing else of what a route gets
    const props = { loaderData } as unknown as Route.ComponentProps
    const Stub = createRoutesStub([{ path: '/', Component: () => <ModerateComment {...props} /> }])
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} messages={language === 'de' ? german : english} timeZone="Europe/Vienna">
        <Stub />
      </IntlProvider>,
    )
    expect(html).toContain(hint)
  },
)

import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import type { CommentView } from './comment-view.ts'
import { CommentsForm } from './comments.tsx'

const comment: CommentView = {
  id: '0b7c7c55-64a5-4c8f-9f53-1d7a44b7c1e0',
  name: 'Resi',
  email: 'resi@post.example',
  comment: 'Billige Uhren',
  state: 'spam',
  mayBeSpam: false,
  mayGo: true,
  notice: null,
  writtenAt: '2026-11-21T09:00:00Z',
  isReply: false,
  answers: null,
}

it('asks once more before a comment is deleted, for one and for all that are ticked', () => {
  const posts = [
    { key: 'one', title: 'Ein Beitrag', href: '/de/blog/ein', allHref: '/office/comments', comments: [comment] },
  ]
  const html = renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <CommentsForm posts={posts} isOnePost />
    </IntlProvider>,
  )
  const open = html.replaceAll(/<details.*?<\/details>/gs, '')
  expect(html.match(/value="delete[:"]/g)).toHaveLength(2)
  expect(open).not.toContain('value="delete')
  expect(open).toContain('value="approve"')
})

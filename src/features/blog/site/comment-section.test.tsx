import { getZodConstraint } from '@conform-to/zod/v4'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { commentFormSchema } from '#domain/comment/comment-form.ts'
import { CachePartContext } from '#frame/cached/cached-part.tsx'
import german from '#i18n/messages/de.json'
import { CommentSection } from './comment-section.tsx'

const lena = { id: 'c1', name: 'Lena', comment: 'Danke!', writtenAt: '2026-11-21T09:31:00Z', replyTo: null }
const typed = { name: 'Resi', email: 'resi@post.example', comment: 'Bei uns hing es drei Jahre.' }
const lastResult = { status: 'error' as const, initialValue: typed, error: { email: ['validation.email'] } }

/** The parts of the section that are cached, and its markup without them. */
function show(shown: Partial<Parameters<typeof CommentSection>[0]>) {
  const cached: { name: string; props: object }[] = []
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CommentSection
          conversations={[{ ...lena, replies: [] }]}
          replyTo={null}
          received={false}
          refusal={null}
          constraint={getZodConstraint(commentFormSchema)}
          {...shown}
        />
      ),
    },
  ])
  const html = renderToStaticMarkup(
    <CachePartContext
      value={({ name, facts }) => {
        cached.push({ name, props: facts.props })
        return null
      }}
    >
      <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
        <Stub />
      </IntlProvider>
    </CachePartContext>,
  )
  return { html, cached }
}

it('caches the form of a comment only while it is empty', () => {
  expect(show({}).cached.map(({ name }) => name)).toEqual(['comment-form'])
  for (const written of [
    { refusal: { done: false as const, lastResult, problem: null, ticket: undefined } },
    { replyTo: lena },
    { received: true },
  ])
    expect(show(written).cached).toEqual([])
})

it('caches nothing that someone has written', () => {
  expect(JSON.stringify(show({}).cached)).not.toContain(lena.comment)
  expect(show({}).html).toContain(lena.comment)
})

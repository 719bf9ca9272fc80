import { serve } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { ContentPreview } from '#content/ports/content.ts'
import { followPage } from '#content/preview/follow-page.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import { contentPreview, siteDialect, wordpressDialect } from '#content/sources/preview/content-preview.ts'
import { refused } from '#domain/result.ts'
import { mayPreview, type PreviewService, requestPreview } from '#server/http/request-preview.ts'
import { type EditingServer, startEditingServer } from '../helpers/editing-server.ts'
import { patience } from '../helpers/patience.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.close()
})

const ingrid = { username: 'ingrid', password: 'right', address: '', device: null }

async function opened(): Promise<{ server: EditingServer; preview: ContentPreview }> {
  const server = await startEditingServer()
  open.push(server)
  const endpoint = { transport: fetch, url: server.url, token: undefined }
  const published = siteDialect().source(contentClients(endpoint))
  return { server, preview: contentPreview({ endpoint, dialect: siteDialect(), published }) }
}

describe('an editor at a remote source', () => {
  it('logs in through the client without a language, and is let in, rejected or asked to wait', async () => {
    const { server, preview } = await opened()
    expect(await preview.login(ingrid)).toEqual({ outcome: 'done', token: 'token-of-ingrid' })
    expect(server.asked).toEqual([{ search: '', authorization: null }])
    expect(await preview.login({ ...ingrid, password: 'wrong' })).toEqual(refused('refused'))
    expect(await preview.login({ ...ingrid, username: 'wordpress' })).toEqual(refused('refused'))
    expect(await preview.login({ ...ingrid, username: 'hurried' })).toEqual(refused('too-many'))
    await expect(preview.login({ ...ingrid, username: 'broken' })).rejects.toMatchObject({ name: 'ContentError' })
  })

  it('sees the draft and its status, each language with its own token', async () => {
    const { server, preview } = await opened()
    server.tokens.add('german')
    const tokens = { de: 'german' }
    expect(await preview.status(tokens, '/buecher', 'de')).toBe('changed')
    expect(await preview.status(tokens, '/nirgends', 'de')).toBe('none')
    expect(await preview.status(tokens, '/blog/ein-entwurf', 'de')).toBe('draft')
    expect(await preview.status(tokens, '/blog', 'de')).toBe('none')
    expect(server.asked.at(-1)).toEqual({ search: '?lang=de', authorization: 'Bearer german' })
    await preview.status(tokens, '/buecher', 'en')
    expect(server.asked.at(-1)).toEqual({ search: '?lang=en', authorization: null })
  })

  it('logs out everywhere, once for each token', async () => {
    const { server, preview } = await opened()
    server.tokens.add('one')
    await preview.logout({ default: 'one', de: 'one', en: 'gone already' })
    expect([...server.tokens]).toEqual([])
    expect(server.asked).toHaveLength(2)
    expect(await preview.status({ de: 'one' }, '/buecher', 'de')).toBe('refused')
  })
})

it('a token that is revoked while its page is made shows what visitors see', async () => {
  const published = { id: '1', slug: 'buecher', title: 'Bücher', translated: [], blocks: [] }
  const source = {
    page: async () => published,
    pages: async () => [],
    children: async () => null,
    testimonials: async () => [],
    posts: async () => [],
    post: async () => null,
    categoryId: async () => 135,
  }
  const transport = async () => new Response('', { status: 401 })
  const preview = contentPreview({
    endpoint: { transport, url: 'http://x.example' },
    dialect: siteDialect(),
    published: source,
  })
  const seen = preview.source({ de: 'revoked' })
  expect(await seen.page('/buecher', 'de')).toEqual(published)
  expect([await seen.pages('de'), await seen.children('/', [], 'de'), await seen.categoryId('fl2d', 'de')]).toEqual([
    [],
    null,
    135,
  ])
})

it('a WordPress reports only whether it knows the editor', async () => {
  const { preview } = await opened()
  const answering = (viewer: object | null) => {
    const transport = async () => Response.json({ data: { viewer } })
    const endpoint = { transport, url: 'http://wp.example/graphql' }
    return contentPreview({ endpoint, dialect: wordpressDialect(), published: preview.source({}) })
  }
  expect(await answering({ databaseId: 2 }).status({ de: 'jwt' }, '/buecher', 'de')).toBe('unknown')
  expect(await answering(null).status({ de: 'jwt' }, '/buecher', 'de')).toBe('refused')
})

describe('a request', () => {
  async function asking(cookie: string | null, path = '/de/buecher') {
    const { server, preview } = await opened()
    server.tokens.add('held')
    const service: PreviewService = {
      content: preview,
      socket: 'wss://cms.example/graphql',
      passFor: (token) => `Bearer ${token}`,
    }
    const shown = await requestPreview(service, {
      path,
      cookie,
      address: '',
      preferredLanguage: 'de',
      siteUrl: 'https://flightlevels.example',
    })
    return { server, ...shown }
  }

  it('of a visitor asks no one', async () => {
    const { server, source, isShared, access, cookies } = await asking('locale=de')
    expect([server.asked, source, isShared, access.shown, access.socketPass(), cookies]).toEqual([
      [],
      null,
      true,
      null,
      null,
      [],
    ])
    expect([mayPreview('locale=de'), mayPreview(undefined), mayPreview('a=b; content-token.en=x')]).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each([
    ['/de/buecher', '/buecher', 'de', 'changed'],
    ['/de/buecher.data', '/buecher', 'de', 'changed'],
    ['/de/b%C3%BCcher', '/bücher', 'de', 'none'],
    ['/de/preview/draft/12', '/preview/draft/12', 'de', 'none'],
    ['/de', '/', 'de', 'none'],
    ['/_.data', '/', 'de', 'none'],
    ['/', '/', 'de', 'none'],
    ['/de/%E0%A4%A', '/%E0%A4%A', 'de', 'none'],
  ])('of an editor for %s is about %s', async (path, uri, language, state) => {
    const { access, isShared, source, connectsTo } = await asking('__Host-content-token.de=held', path)
    expect(access.shown).toEqual({ state, live: { socket: `wss://cms.example/graphql?lang=${language}`, uri } })
    expect([isShared, connectsTo, access.socketPass()]).toEqual([false, ['wss://cms.example'], 'Bearer held'])
    expect(source).not.toBeNull()
  })

  it.each(['/__manifest', '/sitemap.xml', '/de/workshops.ics', '/de/preview/pass'])(
    'for %s is a visitor’s, and kept nowhere all the same',
    async (path) => {
      const { server, access, isShared, source, cookies } = await asking('__Host-content-token.de=revoked', path)
      expect([server.asked, access.shown, isShared, source, cookies]).toEqual([[], null, false, null, []])
    },
  )

  it('with an invalid token loses it and shows published content', async () => {
    const { access, isShared, source, cookies } = await asking('__Host-content-token.de=revoked')
    expect([access.shown, isShared, source]).toEqual([{ state: 'ended' }, false, null])
    expect(cookies).toHaveLength(3)
    for (const cookie of cookies) expect(cookie).toMatch(/Max-Age=0.*Secure/)
  })
})

it('an open preview receives changes, reconnects, and catches up on what it missed', patience, async () => {
  const { server } = await opened()
  server.tokens.add('held')
  const pass = serve({ fetch: () => Response.json({ authorization: 'Bearer held' }), port: 0, hostname: '127.0.0.1' })
  open.push(pass)
  await expect.poll(() => pass.address()).not.toBeNull()
  const address = pass.address()
  const heard: string[] = []
  const stop = followPage({
    socket: `${server.socketUrl}?lang=de`,
    uri: '/buecher',
    passHref: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    onState: (state) => heard.push(state),
    onChange: () => heard.push('change'),
  })
  await expect.poll(server.listeners, patience).toBe(1)
  expect(server.asked.at(-1)?.search).toBe('?lang=de')
  const begun = ['live', 'change']
  await expect.poll(() => heard, patience).toEqual(begun)
  server.change()
  await expect.poll(() => heard, patience).toEqual([...begun, 'change'])
  server.cut()
  await expect.poll(server.listeners, patience).toBe(0)
  await expect.poll(() => heard, patience).toEqual([...begun, 'change', ...begun])
  await expect.poll(server.listeners, patience).toBe(1)
  stop()
  await expect.poll(server.listeners, patience).toBe(0)
})

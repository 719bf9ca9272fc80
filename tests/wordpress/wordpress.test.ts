import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContentPreview, ContentSource } from '#content/ports/content.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import type { Transport } from '#content/sources/graphql-exchange.ts'
import { contentPreview, wordpressDialect } from '#content/sources/preview/content-preview.ts'
import { createWordPressClient } from '#content/sources/wordpress/wordpress-client.ts'
import { draftUri } from '#domain/content/links.ts'
import { contentHook } from '#server/http/hooks.ts'
import { contentSourceContract } from '../contracts/content-source.ts'
import { patience } from '../helpers/patience.ts'
import { editorEntries } from './editor-entries.ts'
import { pluginFolder, type RealWordPress, startRealWordPress, webhookSecret } from './real-wordpress.ts'
import {
  type Recording,
  readRecording,
  recordedHome,
  recordingTransport,
  replayingTransport,
  writeRecording,
} from './recording.ts'
import { placeInWordPress, seedEntries, seedTerms } from './seed-entries.ts'

/**
 * With `WORDPRESS_PLUGINS` against a WordPress that is set up for it, else against what such a one has answered (README.md beside this file). The name
 * of a recording is that of its plugin for blocks.
 */
const names = pluginFolder ? [process.env.WORDPRESS_RECORD ?? 'real'] : ['gutenberg', 'content-blocks']

describe.each(names)('what an editor made in a WordPress: %s', (name) => {
  const recording: Recording = {}
  let real: RealWordPress | undefined
  let home = recordedHome
  let client: ContentSource
  let preview: ContentPreview
  let made: Pick<RealWordPress, 'ids' | 'previews'>
  let changes = 0
  const hook = contentHook({
    secret: webhookSecret,
    clock: { now: () => Temporal.Now.instant() },
    announce: async () => {
      changes += 1
    },
  })
  const site = createAdaptorServer(new Hono().route('/hooks/content', hook))

  beforeAll(async () => {
    let transport: Transport
    if (pluginFolder) {
      await once(site.listen(0, '127.0.0.1'), 'listening')
      // as: it listens at a port
      const { port } = site.address() as AddressInfo
      real = await startRealWordPress(pluginFolder, {
        entries: editorEntries,
        front: 'home',
        terms: { fl2d: 135 },
        frontPageShowsLanguage: false,
        site: `http://127.0.0.1:${port}`,
      })
      const paths = Object.entries(real.previews).map(([key, address]) => [key, new URL(address).pathname])
      made = { ids: real.ids, previews: Object.fromEntries(paths) }
      recording.made = { status: 200, body: made }
      // its plugin reports what was published; a recording cannot show it
      await vi.waitFor(() => expect(changes).toBeGreaterThan(0), patience)
      home = real.url
      transport = recordingTransport(home, recording)
    } else {
      const recorded = await readRecording(name)
      // as: written above
      made = recorded.made?.body as typeof made
      transport = replayingTransport(recorded)
    }
    const endpoint = { transport, url: `${home}/graphql` }
    client = createWordPressClient(contentClients(endpoint))
    preview = contentPreview({ endpoint, dialect: wordpressDialect(), published: client })
  })
  afterAll(async () => {
    site.close()
    await real?.close()
    if (process.env.WORDPRESS_RECORD) await writeRecording(name, recording)
  })

  test('the start page is there in both languages, under no second address', async () => {
    expect(await client.page('/', 'de')).toMatchObject({
      slug: '',
      title: 'Willkommen',
      translated: [{ slug: '', locale: 'en' }],
      blocks: [{ name: 'core/cover', innerBlocks: [{ name: 'core/heading', level: 1, content: 'Fliegen' }] }],
    })
    expect(await client.page('/', 'en')).toMatchObject({
      slug: '',
      title: 'Welcome',
      translated: [{ slug: '', locale: 'de' }],
    })
    expect(await client.page('/home', 'en')).toBeNull()
    expect(await client.page('/start', 'de')).toBeNull()
  })

  test('lists have every page and post under the address of the site', async () => {
    const uris = async (language: 'de' | 'en') => (await client.pages(language)).map(({ uri }) => uri).toSorted()
    expect(await uris('de')).toEqual(['/', '/alle-bloecke', '/kontakt', '/kontakt/team'])
    expect(await uris('en')).toEqual(['/', '/contact'])
    expect(await client.posts('de')).toMatchObject([{ slug: 'ein-beitrag', picture: { width: 512, height: 512 } }])
  })

  test('child pages and translations are found', async () => {
    expect(await client.children('/kontakt', ['team'], 'de')).toMatchObject([{ title: 'Team' }])
    expect(await client.page('/contact', 'en')).toMatchObject({ translated: [{ slug: 'kontakt', locale: 'de' }] })
  })

  test.each(['/entwurf', '/privat', '/geheim'])('%s is not for visitors', async (uri) => {
    expect(await client.page(uri, 'de')).toBeNull()
  })

  test('the preview button leads to the draft at the site, in its language', () => {
    const { ids, previews } = made
    expect(previews).toEqual({
      draft: `/de/preview/draft/${ids.draft}`,
      'post-draft': `/en/preview/draft/${ids['post-draft']}`,
      kontakt: `/de/preview/draft/${ids.kontakt}`,
      beitrag: `/de/preview/draft/${ids.beitrag}`,
    })
  })

  test('an editor who logs in sees what is not published, and visitors do not', async () => {
    const { ids } = made
    const login = await preview.login({ username: 'editor', password: 'editor', address: '', device: null })
    const token = login.outcome === 'done' ? login.token : ''
    const tokens = { de: token, en: token }
    const drafts = preview.source(tokens)
    const text = (content: string) => ({ blocks: [{ name: 'core/paragraph', content }] })
    const uri = (key: string) => draftUri(`${ids[key]}`)
    expect(await drafts.page(uri('draft'), 'de')).toMatchObject({ title: 'Entwurf', ...text('ENTWURF') })
    expect(await drafts.page(uri('kontakt'), 'de')).toMatchObject({ title: 'Kontakt', ...text('Schreib uns bald.') })
    expect(await drafts.page(uri('beitrag'), 'de')).toBeNull()
    expect(await drafts.post(uri('beitrag'), 'de')).toMatchObject({ title: 'Ein Beitrag', ...text('Noch mehr.') })
    expect(await drafts.post(uri('post-draft'), 'en')).toMatchObject({ title: 'Draft & more', ...text('DRAFT') })
    expect(await drafts.page('/kontakt', 'de')).toMatchObject(text('Schreib uns.'))
    expect(await client.page(uri('draft'), 'de')).toBeNull()
    const states = ['draft', 'kontakt', 'team', 'beitrag'].map((key) => preview.status(tokens, uri(key), 'de'))
    expect(await Promise.all(states)).toEqual(['draft', 'changed', 'published', 'changed'])
  })

  test('a token that WordPress does not take ends the preview', async () => {
    expect(await preview.status({ de: 'eyJhbGciOiJIUzI1NiJ9.e30.x' }, '/kontakt', 'de')).toBe('refused')
  })

  test('links of a post lead into the site', async () => {
    const post = await client.post('ein-beitrag', 'de')
    expect(post?.blocks).toMatchObject([{ content: 'Mehr <a href="/de/kontakt">hier</a>.' }])
  })

  test('each core block is shown as meant, or as its HTML', async () => {
    const shown = await client.page('/alle-bloecke', 'de')
    const text = JSON.stringify(shown?.blocks, null, 1).replaceAll(home, recordedHome)
    // months of uploads, and how the two plugins write line breaks
    const even = text.replace(/\/uploads\/\d{4}\/\d\d\//g, '/uploads/').replaceAll(/(\\n)+(?=<)|(?<=>)(\\n)+/g, '')
    await expect(withoutWhatDiffers(even)).toMatchFileSnapshot('./every-core-block.json')
  })
})

/** A list of posts comes from WordPress 6.2 on; a block that no one has registered only with wp-graphql-gutenberg. The order of what is left out. */
function withoutWhatDiffers(json: string): string {
  const blocks: { name: string; originalName?: string; content?: unknown }[] = JSON.parse(json)
  const same = blocks.filter(
    ({ originalName, content }) => originalName === undefined && !`${content}`.startsWith('<ul><li><a'),
  )
  return `${JSON.stringify(
    same.map((block) => ({ ...block, order: undefined })),
    null,
    2,
  )}\n`
}

if (pluginFolder) {
  const plugins = pluginFolder
  contentSourceContract('a real WordPress', {
    async open() {
      const plan = {
        entries: seedEntries(),
        front: 'de /',
        terms: seedTerms,
        frontPageShowsLanguage: true,
        site: 'http://127.0.0.1:9',
      }
      const wordpress = await startRealWordPress(plugins, plan)
      const source = createWordPressClient(contentClients({ transport: fetch, url: `${wordpress.url}/graphql` }))
      return { source, place: placeInWordPress, without: 'pictures', close: wordpress.close }
    },
    openBroken: () =>
      Promise.resolve(createWordPressClient(contentClients({ transport: fetch, url: 'http://127.0.0.1:1/graphql' }))),
  })
}

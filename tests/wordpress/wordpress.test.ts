import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentSource } from '#content/ports/content.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import type { Transport } from '#content/sources/graphql-exchange.ts'
import { createWordPressClient } from '#content/sources/wordpress/wordpress-client.ts'
import { contentSourceContract } from '../contracts/content-source.ts'
import { editorEntries } from './editor-entries.ts'
import { pluginFolder, type RealWordPress, startRealWordPress } from './real-wordpress.ts'
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

  beforeAll(async () => {
    let transport: Transport
    if (pluginFolder) {
      real = await startRealWordPress(pluginFolder, {
        entries: editorEntries,
        front: 'home',
        terms: { fl2d: 135 },
        frontPageShowsLanguage: false,
      })
      home = real.url
      transport = recordingTransport(home, recording)
    } else transport = replayingTransport(await readRecording(name))
    client = createWordPressClient(contentClients({ transport, url: `${home}/graphql` }))
  })
  afterAll(async () => {
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
      const plan = { entries: seedEntries(), front: 'de /', terms: seedTerms, frontPageShowsLanguage: true }
      const wordpress = await startRealWordPress(plugins, plan)
      const source = createWordPressClient(contentClients({ transport: fetch, url: `${wordpress.url}/graphql` }))
      return { source, place: placeInWordPress, without: 'pictures', close: wordpress.close }
    },
    openBroken: () =>
      Promise.resolve(createWordPressClient(contentClients({ transport: fetch, url: 'http://127.0.0.1:1/graphql' }))),
  })
}

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocks } from '#content/blocks/index.ts'
import { fillEmptyStore } from '#content/documents/starter-content.ts'
import { createContentSystem } from '#content/graphql/graphql-handler.ts'
import { ComponentBlocksProvider } from '#content/page/component-blocks.tsx'
import { Blocks } from '#content/page/registry.tsx'
import { createContentClient } from '#content/sources/content-client.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import type { OpenDatabase } from '#platform/db/database.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'

/** Blocks go the whole way here: an editor's page in the store, GraphQL, the content client, HTML. */
const film = 'https://www.youtube.com/watch?v=a1B2c3D4e5_'

type Fields = NonNullable<StoredBlock['fields']>
const block = (name: string, fields: Fields = {}, ...innerBlocks: StoredBlock[]): StoredBlock => ({
  name,
  fields,
  innerBlocks,
})
const paragraph = (content: string) => block('core/paragraph', { content })
const section = (...inner: StoredBlock[]) => block('core/group', {}, ...inner)

/** Each kind of docs/product.md#blocks with every field that it has, and what must be seen of it. */
const everyKind: [name: string, StoredBlock, html: (string | RegExp)[]][] = [
  [
    'group, columns, column',
    block(
      'core/columns',
      { anchor: 'tage', className: 'is-style-schedule' },
      block('core/column', { width: '66.66%', anchor: 'tag-1' }, paragraph('Tag eins')),
      block('core/column', { width: '33.33%' }, paragraph('Tag zwei')),
    ),
    ['id="tage"', 'schedule', /span8" id="tag-1"><p>Tag eins/, /span4"><p>Tag zwei/],
  ],
  [
    'heading',
    section(
      block('core/heading', { level: 2, content: 'Inhalt', anchor: 'inhalt' }),
      block('core/heading', { level: 3, content: 'Für <em>wen</em>', anchor: 'fuer-wen', align: 'center' }),
    ),
    [/<h3 class="center" id="fuer-wen"><span>Für <em>wen<\/em>/],
  ],
  [
    'list, list item',
    block(
      'core/list',
      { ordered: true, start: 4, anchor: 'schritte' },
      block(
        'core/list-item',
        { content: 'Vier' },
        block('core/list', { ordered: false }, block('core/list-item', { content: 'Davon' })),
      ),
    ),
    [/<ol [^>]*id="schritte" start="4">/, /<li><span>Vier<\/span><ul /, '<span>Davon</span>'],
  ],
  [
    'buttons, button',
    block(
      'core/buttons',
      {},
      block('core/button', {
        text: 'Akademie',
        url: 'https://academy.example/',
        linkTarget: '_blank',
        rel: 'sponsored',
        ghostButton: false,
      }),
      block('core/button', { text: 'Leise', url: '#preise', ghostButton: true }),
    ),
    [/href="https:\/\/academy.example\/"[^>]*target="_blank"[^>]*rel="sponsored noopener"/, /href="#preise".*<svg/],
  ],
  [
    'image',
    block('core/image', {
      url: '/media/4b3e/three-levels.jpg',
      alt: 'Drei „Höhen“ & ein Punkt',
      caption: 'Gezeichnet <strong>in Wien</strong>',
      width: 1200,
      height: 900,
      sizes: '(min-width: 720px) 50vw, 100vw',
      anchor: 'bild',
    }),
    [
      '<figure class="image" id="bild">',
      'src="/media/4b3e/three-levels.jpg"',
      'alt="Drei „Höhen“ &amp; ein Punkt"',
      'width="1200" height="900"',
      /srcSet="[^"]+ 960w, [^"]+[/]1280[.]webp 1200w"/,
      'sizes="(min-width: 720px) 50vw, 100vw"',
      'Gezeichnet <strong>in Wien</strong>',
    ],
  ],
  [
    'media and text',
    block(
      'core/media-text',
      {
        url: '/pictures/theresa.svg',
        alt: 'Porträt',
        width: 480,
        height: 600,
        mediaPosition: 'right',
        mediaWidth: 25,
        anchor: 'theresa',
      },
      paragraph('Theresa lebt in Wien.'),
    ),
    [
      /class="mediaText picture3 small right" id="theresa"/,
      'alt="Porträt" width="480" height="600"',
      '<p>Theresa lebt in Wien.</p>',
    ],
  ],
  [
    'embed',
    block('core/embed', { url: film, caption: 'Fünf Minuten <em>FL2</em>', anchor: 'film' }),
    ['id="film"', `href="${film}"`, 'Auf YouTube ansehen', 'Fünf Minuten <em>FL2</em>', 'src="/pictures/still.svg"'],
  ],
  [
    'html',
    block('core/html', {
      content: '<table><thead><tr><th scope="col">Region</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
    }),
    ['<table><thead><tr><th scope="col">Region</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>'],
  ],
  [
    'default card',
    block('flightdeck/default-card', {
      title: 'Flight Levels <em>NOW</em>',
      content: 'Selbst lernen, begleitet anfangen.',
      url: '/de/flight-levels-now',
      image: '/pictures/now.svg',
      alt: 'Zwei Linien',
      width: 900,
      height: 600,
      anchor: 'now',
    }),
    [
      'id="now"',
      '<a href="/de/flight-levels-now"><span>Flight Levels <em>NOW</em>',
      'Selbst lernen, begleitet anfangen.',
      'src="/pictures/now.svg" alt="Zwei Linien" width="900" height="600"',
    ],
  ],
  [
    'speaking list',
    section(
      block(
        'flightdeck/speaking-list',
        {
          title: 'Zwölf Wetten zu viel',
          stage: 'Forum, Bad Ischl',
          done: true,
          backgroundImage: '/pictures/stage.svg',
          anchor: 'wetten',
        },
        paragraph('Über das Neinsagen.'),
      ),
      block('flightdeck/speaking-list', { title: 'Die Karte', stage: 'Linz', done: false }),
    ),
    [
      'id="wetten"',
      'Zwölf Wetten zu viel',
      'Forum, Bad Ischl',
      /Gehalten.*Über das Neinsagen.*Die Karte.*Kommt noch/,
      'src="/pictures/stage.svg" alt=""',
    ],
  ],
  [
    'numbers',
    block(
      'flightdeck/numbers',
      { anchor: 'zahlen' },
      block('flightdeck/number', { value: '4,8 <em>von</em> 5', content: 'in 212 Rückmeldungen' }),
    ),
    ['<dl class="numbers" id="zahlen">', '<dt>in 212 Rückmeldungen</dt><dd>4,8 <em>von</em> 5</dd>'],
  ],
  [
    'clients',
    block(
      'flightdeck/clients',
      { anchor: 'kunden' },
      block('core/image', { url: '/pictures/logo.svg', alt: 'Innkraft', width: 200, height: 60 }),
      paragraph('Tidewerk Logistik'),
    ),
    [/class="clients" id="kunden".*src="\/pictures\/logo.svg" alt="Innkraft".*Tidewerk Logistik/],
  ],
  ['newsletter', block('flightdeck/newsletter', { listId: 'monthly' }), ['sign up for monthly']],
  [
    'component',
    block('flightdeck/component', { componentName: 'upcoming-dates', className: 'wide' }),
    ['19. Jänner 2027'],
  ],
  [
    'cover',
    block('core/cover', {}, block('core/heading', { level: 1, content: 'Höher' }), paragraph('Wer höher fliegt')),
    [/<h1><span>Höher/, 'Wer höher fliegt'],
  ],
]

/** Attacks of an editor, or of someone with an editor’s account. */
const evil =
  '<script>alert(1)</script><style>*{display:none}</style><b onclick="alert(1)" style="color:red">fett</b><a href="javascript:alert(1)">x</a><img src="data:image/svg+xml,x" onerror="alert(1)"><iframe src="https://evil.example"></iframe><svg onload="alert(1)"></svg><form action="https://evil.example"><input></form>'
const evilUrl = 'javascript:alert(1)'
const hostile: StoredBlock[] = [
  block('core/heading', { level: 2, content: evil, anchor: '"><script>', align: 'x" onload="' }),
  paragraph(evil),
  block('core/list', { ordered: false, className: '"onload=' }, block('core/list-item', { content: evil })),
  block('core/buttons', {}, block('core/button', { text: evil, url: evilUrl, ghostButton: false })),
  block('core/image', { url: evilUrl, alt: evil, caption: evil }),
  block('core/image', { url: '/x.svg', alt: '"><script>alert(1)</script>', caption: evil, sizes: '"><script>' }),
  block('core/media-text', { url: evilUrl, alt: 'x' }, paragraph(evil)),
  block('core/embed', { url: evilUrl, caption: evil }),
  block('core/embed', { url: 'https://evil.example/watch?v=a1B2c3D4e5_', caption: evil }),
  block('core/html', { content: evil }),
  block('flightdeck/default-card', { title: evil, content: evil, url: evilUrl, image: evilUrl, alt: evil }),
  block(
    'flightdeck/speaking-list',
    { title: evil, stage: evil, done: true, backgroundImage: evilUrl },
    paragraph(evil),
  ),
  block('flightdeck/numbers', {}, block('flightdeck/number', { value: evil, content: evil })),
  block('flightdeck/newsletter', { listId: evil }),
  block('flightdeck/component', { componentName: '__proto__' }),
  block('acme/verse', { html: evil }),
]

let database: OpenDatabase

beforeAll(async () => {
  database = await freshEmbedded()
  const page = (uri: string, ...inner: StoredBlock[]) => ({
    language: 'de' as const,
    uri,
    title: uri,
    translationGroup: uri,
    blocks: [section(...inner)],
  })
  await fillEmptyStore(database.db, {
    terms: [],
    pages: [
      ...everyKind.map(([, one], index) => page(`/kind-${index}`, paragraph('Davor'), one)),
      page('/hostile', ...hostile),
      page(
        '/unknown',
        block('acme/verse', { html: '<p>Über den <b>Wolken</b></p>' }),
        block('acme/frame', {}, paragraph('Bleibt lesbar')),
      ),
    ],
  })
})
afterAll(() => database.close())

async function htmlOf(uri: string): Promise<string> {
  const transport = createContentSystem(database.db).fetch
  const page = await createContentClient(contentClients({ transport, url: 'http://content.invalid/graphql' })).page(
    uri,
    'de',
  )
  const components = {
    'upcoming-dates': '19. Jänner 2027',
    newsletter: ({ listId }: { listId: string }) => `sign up for ${listId}`,
  }
  const shown = createElement(Blocks, { blocks: page?.blocks ?? [] })
  const placed = createElement(ComponentBlocksProvider, { components, children: shown })
  return renderToStaticMarkup(
    createElement(IntlProvider, { locale: 'de', messages: german, timeZone: 'Europe/Vienna', children: placed }),
  )
}

it('every kind of block is among those that are looked at here', () => {
  const namesIn = ({ name, innerBlocks = [] }: StoredBlock): string[] => [name, ...innerBlocks.flatMap(namesIn)]
  const seen = new Set(['core/group', 'core/paragraph', ...everyKind.flatMap(([, one]) => namesIn(one))])
  expect(blocks.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
})

describe('every kind of block brings all that the store has of it to the page', () => {
  it.each(everyKind.map(([name, , expected], index) => [name, index, expected] as const))(
    '%s',
    async (_, index, expected) => {
      const html = await htmlOf(`/kind-${index}`)
      for (const part of expected) {
        if (typeof part === 'string') expect(html).toContain(part)
        else expect(html).toMatch(part)
      }
    },
  )
})

describe('what an editor’s account may be abused for', () => {
  it('no script, style, handler, form, frame or script address reaches the page, from any field of any block', async () => {
    const html = await htmlOf('/hostile')
    const tags = (html.match(/<[^>]*>/g) ?? []).join('\n')
    expect(tags).not.toMatch(/<(script|style|iframe|form|input|svg onload)/)
    expect(tags).not.toMatch(/\son\w+=/)
    expect(tags).not.toMatch(/\sstyle=/)
    expect(tags).not.toMatch(/javascript:|data:image|__proto__/)
    // and the words are still there
    expect(html.match(/<strong>fett<\/strong>/g)?.length).toBeGreaterThanOrEqual(9)
  })

  it('a film asks no one before a click: there is no frame, only a link', async () => {
    const html = await htmlOf('/kind-6')
    expect(html).not.toMatch(/<iframe|(src|href)="[^"]*youtube-nocookie/)
    // Where the player is to be found once someone asks for it; the button is hidden until there is a script.
    expect(html).toMatch(/ data-player="[^"]*youtube-nocookie/)
  })
})

it('blocks that the site does not know show what can be shown of them', async () => {
  const html = await htmlOf('/unknown')
  expect(html).toContain('<p>Über den <strong>Wolken</strong></p>')
  expect(html).toContain('<p>Bleibt lesbar</p>')
})

import { afterEach, describe, expect, test } from 'vitest'
import { contentClients } from '#content/sources/content-clients.ts'
import { createWordPressClient } from '#content/sources/wordpress/wordpress-client.ts'
import {
  type RunningWordPress,
  startWordPress,
  type WordPressBlockFixture,
  type WordPressNode,
} from './wordpress-server.ts'

const running: RunningWordPress[] = []
afterEach(() => Promise.all(running.splice(0).map((wordpress) => wordpress.close())))

const books: WordPressNode = {
  databaseId: 12,
  type: 'page',
  uri: '/buecher/',
  title: 'Bücher',
  status: 'publish',
  language: 'de',
  group: 'books',
  blocks: [block('core/paragraph', { content: 'Zwei Bücher über Flughöhen' })],
}
const englishBooks: WordPressNode = { ...books, databaseId: 13, uri: '/en/books/', title: 'Books', language: 'en' }

/** How an answer begins whose page may be shown. */
const visible = {
  __typename: 'Page',
  contentTypeName: 'page',
  uri: '/buecher/',
  status: 'publish',
  hasPassword: false,
  isRestricted: false,
}

/** The addresses that were asked for, without the one question after which it is known which plugin answers blocks. */
function askedFor({ asked }: RunningWordPress) {
  return asked.filter(({ query }) => !query.includes('editorBlocks')).map(({ variables }) => variables.id)
}

/** A WordPress with these pages, and the client of the site that asks it. */
async function wordpressWith(nodes: WordPressNode[], others: { plugin?: 'polylang' | 'wpml' | 'none' } = {}) {
  const wordpress = await startWordPress({ nodes, terms: { fl2d: 135 }, ...others })
  running.push(wordpress)
  return {
    wordpress,
    client: createWordPressClient(contentClients({ transport: fetch, url: wordpress.url, token: 'editor' })),
  }
}

function block(
  name: string,
  attributes: Record<string, unknown>,
  rest: Partial<WordPressBlockFixture> = {},
): WordPressBlockFixture {
  return { name, attributesJSON: JSON.stringify(attributes), saveContent: '', ...rest }
}

async function shownBlocks(...blocks: WordPressBlockFixture[]) {
  const { client } = await wordpressWith([{ ...books, blocks }])
  return (await client.page('/buecher', 'de'))?.blocks
}

describe('a WordPress that fails is never taken for one without the page', () => {
  test.each([
    ['200 with errors and a null page', 200, { errors: [{ message: 'Internal server error' }], data: { page: null } }],
    ['a crash of PHP, which has a data key', 500, { code: 'internal_server_error', data: { status: 500 } }],
    ['the same through a proxy that answers 200', 200, { code: 'internal_server_error', data: { status: 500 } }],
    ['a syntax error, 500', 500, { errors: [{ message: 'Syntax Error: Expected Name, found }' }] }],
    ['a required field', 200, { errors: [{ message: 'Cannot query field "blocks" on type "Page".' }] }],
    ['a page that lacks its blocks', 200, { data: { page: { ...visible, id: 'cG9zdDoxMg==', blocks: null } } }],
  ])('%s', async (_, status, body) => {
    const { wordpress, client } = await wordpressWith([books])
    wordpress.answers = { status, body: JSON.stringify(body) }
    const failure = { name: 'ContentError', message: 'Something went wrong, /de/buecher' }
    await expect(client.page('/buecher', 'de')).rejects.toMatchObject(failure)
  })
})

describe('what a visitor may not see does not exist, whatever its blocks are', () => {
  test.each<[string, Partial<WordPressNode>]>([
    ['a page with a password, which is published all the same', { password: 'flughoehe' }],
    ['a restricted page', { restricted: true }],
    ['a post', { type: 'post' }],
  ])('%s', async (_, how) => {
    const { client } = await wordpressWith([{ ...books, ...how }])
    expect(await client.page('/buecher', 'de')).toBeNull()
  })

  test.each(['draft', 'pending', 'future', 'private', 'trash', null])(
    'a page with the status %s, which a token can see',
    async (status) => {
      const { wordpress, client } = await wordpressWith([])
      const page = { ...visible, id: 'cG9zdDoxMg==', title: 'Bücher', status, translations: [], blocks: [] }
      wordpress.answers = { status: 200, body: JSON.stringify({ data: { page } }) }
      expect(await client.page('/buecher', 'de')).toBeNull()
      wordpress.answers = { status: 200, body: JSON.stringify({ data: { page: { ...page, status: 'publish' } } }) }
      expect(await client.page('/buecher', 'de')).toMatchObject({ title: 'Bücher' })
    },
  )

  test('a draft is null', async () => {
    const { client } = await wordpressWith([{ ...books, status: 'draft' }])
    expect(await client.page('/buecher', 'de')).toBeNull()
  })

  test('protected children are left out', async () => {
    const about = { ...books, uri: '/ueber-uns/' }
    const open = { ...books, databaseId: 20, uri: '/ueber-uns/team/', title: 'Team' }
    const locked = { ...books, databaseId: 21, uri: '/ueber-uns/intern/', password: 'x' }
    const { client } = await wordpressWith([about, open, locked])
    const children = await client.children('/ueber-uns', ['intern', 'team'], 'de')
    expect(children?.map(({ title }) => title)).toEqual(['Team'])
  })
})

describe('addresses', () => {
  test('the start page is null until a static front page is set', async () => {
    const { wordpress, client } = await wordpressWith([books])
    expect(await client.page('/', 'de')).toBeNull()
    expect(askedFor(wordpress)).toEqual(['/', '/de/'])
    const withFront = await wordpressWith([{ ...books, uri: '/', title: 'Start' }])
    expect(await withFront.client.page('/', 'de')).toMatchObject({ slug: '', title: 'Start' })
  })

  test('the English start page is found although its address is answered with nothing, and has no second address', async () => {
    for (const uri of ['/en/', '/en/home/']) {
      const { client } = await wordpressWith([
        { ...books, uri: '/', title: 'Willkommen' },
        { ...englishBooks, uri, title: 'Welcome', isFrontPage: true },
      ])
      const translated = [{ slug: '', locale: 'de' }]
      expect(await client.page('/', 'en')).toMatchObject({ slug: '', title: 'Welcome', translated })
      expect(await client.page('/', 'de')).toMatchObject({ translated: [{ slug: '', locale: 'en' }] })
      expect(await client.page('/home', 'en')).toBeNull()
      expect(await client.pages('en')).toMatchObject([{ uri: '/', translated }])
    }
  })

  test.each(['/Buecher', '/BUECHER', '//buecher', '/buecher//', '/buecher/?page_id=12', '/buecher#x'])(
    '%s is not the page that WordPress guesses',
    async (uri) => {
      const { client } = await wordpressWith([books])
      expect(await client.page(uri, 'de')).toBeNull()
    },
  )

  test('//x/ is not the post that WordPress finds for it', async () => {
    const { client } = await wordpressWith([{ ...books, type: 'post', uri: '/x/' }])
    for (const uri of ['//x/', '//x', '/x']) expect(await client.page(uri, 'de')).toBeNull()
  })

  test('umlauts are the same written out or percent-encoded, and nothing is taken for a query', async () => {
    const { wordpress, client } = await wordpressWith([{ ...books, uri: '/%c3%bcber-uns/' }])
    expect(await client.page('/über-uns', 'de')).toMatchObject({ slug: 'über-uns' })
    expect(await client.page('/?p=12#x', 'en')).toBeNull()
    expect(askedFor(wordpress)).toEqual(['/%C3%BCber-uns/', '/en/%3Fp%3D12%23x/'])
  })

  test('?lang is ignored: the address decides the language', async () => {
    const { wordpress, client } = await wordpressWith([books, englishBooks])
    expect(await client.page('/books', 'en')).toMatchObject({ title: 'Books' })
    expect(askedFor(wordpress)).toEqual(['/en/books/'])
    expect(await client.page('/buecher', 'en')).toBeNull()
    expect(await client.page('/en/books', 'de')).toBeNull()
  })

  test('the default language may show in the address as well', async () => {
    const { client } = await wordpressWith([
      { ...books, uri: '/' },
      { ...books, databaseId: 14, uri: '/de/buecher/' },
    ])
    expect(await client.page('/buecher', 'de')).toMatchObject({ slug: 'buecher' })
    expect(await client.page('/', 'de')).toMatchObject({ slug: '' })
    expect(await client.page('/de', 'de')).toBeNull()
  })
})

describe('translations', () => {
  const english = { slug: 'books', locale: 'en' }

  test.each([
    ['Polylang', 'polylang', [english]],
    ['WPML', 'wpml', [english]],
    ['neither', 'none', []],
  ] as const)('through %s, and what it does not know is asked for once', async (_, plugin, translated) => {
    const { wordpress, client } = await wordpressWith([books, englishBooks], { plugin })
    expect(await client.page('/buecher', 'de')).toMatchObject({ title: 'Bücher', translated })
    const asked = wordpress.asked.length
    expect(await client.page('/buecher', 'de')).toMatchObject({ title: 'Bücher', translated })
    expect(wordpress.asked.length).toBe(asked + 1)
  })

  test('as the site has them', async () => {
    const { wordpress, client } = await wordpressWith([])
    const page = { ...visible, id: 'cG9zdDoxMg==', translated: [english], blocks: [] }
    wordpress.answers = { status: 200, body: JSON.stringify({ data: { page } }) }
    expect(await client.page('/buecher', 'de')).toMatchObject({ translated: [english] })
  })

  test('two visitors who come first learn the same', async () => {
    const { client } = await wordpressWith([books, englishBooks], { plugin: 'wpml' })
    const pages = await Promise.all([client.page('/buecher', 'de'), client.page('/buecher', 'de')])
    expect(pages).toMatchObject([{ translated: [english] }, { translated: [english] }])
  })

  test('the start pages', async () => {
    const { client } = await wordpressWith([
      { ...books, uri: '/' },
      { ...englishBooks, uri: '/en/' },
    ])
    expect(await client.page('/', 'de')).toMatchObject({ translated: [{ slug: '', locale: 'en' }] })
    expect(await client.page('/', 'en')).toMatchObject({ translated: [{ slug: '', locale: 'de' }] })
  })

  test('a draft is none, seen without a token or with one', async () => {
    const { wordpress, client } = await wordpressWith([books, { ...englishBooks, status: 'draft' }])
    expect(await client.page('/buecher', 'de')).toMatchObject({ translated: [] })
    const translation = { slug: 'books', uri: '/?page_id=13', language: { locale: 'en_US' } }
    const page = { ...visible, id: 'cG9zdDoxMg==', translations: [translation, null], blocks: [] }
    wordpress.answers = { status: 200, body: JSON.stringify({ data: { page } }) }
    expect(await client.page('/buecher', 'de')).toMatchObject({ translated: [] })
  })
})

test.each([
  ['Flow <em>statt</em> Frust & mehr', 'Flow statt Frust & mehr'],
  ['Zwei < drei', 'Zwei < drei'],
  ['So schreibt man &amp; in HTML', 'So schreibt man &amp; in HTML'],
  ['Titel<script>alert(1)</script>', 'Titel'],
])('the title %j, decoded and with tags, reads %j', async (title, plain) => {
  const { client } = await wordpressWith([{ ...books, title }])
  expect(await client.page('/buecher', 'de')).toMatchObject({ title: plain })
})

describe('blocks', () => {
  test('no kind is asked for by a fragment: one that is not registered would fail the whole query', async () => {
    const { wordpress, client } = await wordpressWith([books])
    await client.page('/buecher', 'de')
    expect(wordpress.asked[0]?.query).not.toMatch(/\.\.\.\s*on\s+\w*Block/)
  })

  test('one that is not registered shows its HTML, one that wraps others what it wraps', async () => {
    const inner = block('core/paragraph', { content: 'Bleibt lesbar' })
    const html = '<div class="acme"><p>Drei <script>x</script>Karten</p></div>'
    const shown = await shownBlocks(
      { name: 'acme/cards', attributesJSON: null, saveContent: html },
      { name: 'acme/accordion', attributesJSON: '[]', saveContent: `<details>${html}</details>`, innerBlocks: [inner] },
      { name: 'core/block', attributesJSON: '{"ref":77}', saveContent: null },
    )
    expect(shown).toEqual([
      { name: 'unknown', order: 0, originalName: 'acme/cards', html: '<p>Drei Karten</p>' },
      {
        name: 'core/group',
        order: 1,
        standsFor: 'acme/accordion',
        innerBlocks: [{ name: 'core/paragraph', order: 0, content: 'Bleibt lesbar' }],
      },
      { name: 'unknown', order: 2, originalName: 'core/block', html: '' },
    ])
  })

  test('attributes that cannot be read cost a block its form, never the page', async () => {
    const shown = await shownBlocks(
      { name: 'core/paragraph', attributesJSON: '{"content":', saveContent: '<p>Zwei <em>Tage</em></p>' },
      { name: 'core/heading', attributesJSON: '{"level":3}', saveContent: '<h3 class="x">Ablauf</h3>' },
      { name: 'core/button', attributesJSON: 'null', saveContent: '<a href="/de/kontakt">Schreib uns</a>' },
    )
    expect(shown).toMatchObject([
      { name: 'core/paragraph', content: 'Zwei <em>Tage</em>' },
      { name: 'core/heading', level: 3, content: 'Ablauf' },
      { name: 'unknown', originalName: 'core/button', html: '<a href="/de/kontakt">Schreib uns</a>' },
    ])
  })

  test('loose HTML keeps its paragraphs, which are only blank lines', async () => {
    const html = 'Erster Absatz\n\nZweiter mit <strong>Nachdruck</strong>\n\n<ul><li>Punkt</li></ul>'
    const [shown] = (await shownBlocks({ name: 'core/freeform', attributesJSON: '[]', saveContent: html })) ?? []
    expect(shown).toMatchObject({
      content: '<p>Erster Absatz</p>\n<p>Zweiter mit <strong>Nachdruck</strong></p>\n<ul><li>Punkt</li></ul>',
    })
  })

  test('an HTML block is taken from what was saved: its attribute is damaged', async () => {
    const shown = await shownBlocks(
      block(
        'core/html',
        { content: 'a &lt; bc' },
        { saveContent: '<table><tr><td>a &lt; b</td><td>c</td></tr></table>' },
      ),
    )
    expect(shown).toMatchObject([{ content: '<table><tr><td>a &lt; b</td><td>c</td></tr></table>' }])
  })

  test.each([
    [
      { level: 3, content: 'Ablauf', textAlign: 'center' },
      { level: 3, align: 'center' },
    ],
    [
      { level: 3, content: 'Ablauf', align: 'right' },
      { level: 3, align: 'right' },
    ],
    [
      { content: 'Ablauf', align: 'wide', anchor: 'ablauf' },
      { level: 2, anchor: 'ablauf' },
    ],
  ])('a heading with %j', async (attributes, shown) => {
    expect(await shownBlocks(block('core/heading', attributes))).toEqual([
      { name: 'core/heading', order: 0, content: 'Ablauf', ...shown },
    ])
  })

  test('a list of today, and the same list from before its items were blocks', async () => {
    const item = (content: string, innerBlocks: WordPressBlockFixture[] = []) =>
      block('core/list-item', { content }, { innerBlocks })
    const inner = block('core/list', { ordered: true }, { innerBlocks: [item('Board')] })
    const html = '<li>Sehen<ol><li>Board</li></ol></li><li><em>Lenken</em></li>'
    const [today, ...before] =
      (await shownBlocks(
        block(
          'core/list',
          { ordered: false, values: '' },
          { innerBlocks: [item('Sehen', [inner]), item('<em>Lenken</em>')] },
        ),
        block('core/list', { ordered: false, values: html }),
        block('core/list', {}, { saveContent: `<ul class="wp-block-list">${html}</ul>` }),
      )) ?? []
    expect(today).toMatchObject({
      ordered: false,
      innerBlocks: [
        { content: 'Sehen', innerBlocks: [{ name: 'core/list', ordered: true, innerBlocks: [{ content: 'Board' }] }] },
        { content: '<em>Lenken</em>', innerBlocks: [] },
      ],
    })
    expect(before).toEqual([
      { ...today, order: 1 },
      { ...today, order: 2 },
    ])
  })

  test('buttons', async () => {
    const button = {
      text: 'Jetzt buchen',
      url: '/de/workshops',
      linkTarget: '_blank',
      rel: 'noopener',
      ghostButton: true,
    }
    const shown = await shownBlocks(block('core/buttons', {}, { innerBlocks: [block('core/button', button)] }))
    expect(shown).toEqual([
      { name: 'core/buttons', order: 0, innerBlocks: [{ name: 'core/button', order: 0, ...button }] },
    ])
  })

  test.each([
    ['66.66%', '66.66%'],
    [33.33, '33.33%'],
  ])('a column that is %j wide', async (width, shown) => {
    expect(await shownBlocks(block('core/column', { width }))).toMatchObject([{ width: shown }])
  })

  test('a paragraph with a picture in it', async () => {
    const content = 'Davor <img class="wp-image-7" src="https://example.org/board.jpg" alt="Ein Board"/> danach'
    expect(await shownBlocks(block('core/paragraph', { content }))).toMatchObject([
      { content: 'Davor' },
      { name: 'core/image', alt: 'Ein Board' },
      { content: 'danach' },
    ])
  })

  test("the company's own, whatever namespace its plugin has", async () => {
    const attributes = { componentName: 'upcoming-dates', className: 'is-style-sky' }
    const shown = await shownBlocks(
      block('fl-blocks/component', attributes),
      block('leanability/component', attributes),
      block('core/component', attributes),
      block('fl-blocks/default-card', { title: 'FL2D' }, { saveContent: '<p>FL2D</p>' }),
    )
    expect(shown).toMatchObject([
      { name: 'flightdeck/component', ...attributes },
      { name: 'flightdeck/component', ...attributes },
      { name: 'unknown', originalName: 'core/component' },
      { name: 'flightdeck/default-card', title: 'FL2D' },
    ])
  })

  test('eight levels deep', async () => {
    const nested = Array.from({ length: 7 }).reduce<WordPressBlockFixture>(
      (inner) => block('core/group', {}, { innerBlocks: [inner] }),
      block('core/paragraph', { content: 'ganz innen' }),
    )
    expect(JSON.stringify(await shownBlocks(nested))).toContain('ganz innen')
  })
})

describe('links and pictures of WordPress', () => {
  const hello: WordPressNode = { ...books, databaseId: 50, type: 'post', uri: '/hallo/', group: 'hello' }

  async function shownWith(blocksFor: (home: string) => WordPressBlockFixture[]) {
    const nodes = [books, englishBooks, { ...books, databaseId: 1, uri: '/', group: 'home' }, hello]
    const page = { ...books, databaseId: 60, uri: '/seite/', group: 'page', blocks: [] as WordPressBlockFixture[] }
    const pictures = {
      7: { url: '', width: 1600, height: 900, sizes: [{ url: '', width: 1024, height: 576 }] },
    }
    const wordpress = await startWordPress({ nodes: [...nodes, page], pictures })
    running.push(wordpress)
    const home = wordpress.url.replace('/graphql', '')
    page.blocks = blocksFor(home)
    pictures[7] = {
      ...pictures[7],
      url: `${home}/wp-content/uploads/wand.jpg`,
      sizes: [{ url: `${home}/wp-content/uploads/wand-1024x576.jpg`, width: 1024, height: 576 }],
    }
    const client = createWordPressClient(contentClients({ transport: fetch, url: wordpress.url }))
    return { home, blocks: (await client.page('/seite', 'de'))?.blocks }
  }

  test.each([
    ['a page', (home: string) => `${home}/buecher/#zwei`, () => '/de/buecher#zwei'],
    ['a page of the other language', (home: string) => `${home}/en/books/`, () => '/en/books'],
    ['a post, wherever its permalink is', (home: string) => `${home}/hallo/`, () => '/de/blog/hallo'],
    ['a post by its number', (home: string) => `${home}/?p=50`, () => '/de/blog/hallo'],
    ['the start page', (home: string) => `${home}/`, () => '/de'],
    ['the start page of a language', (home: string) => `${home}/en/`, () => '/en'],
    ['a page without host', () => '/buecher/', () => '/de/buecher'],
    ['a page that does not exist, where the site can report it', (home: string) => `${home}/weg/`, () => '/de/weg'],
    [
      'a file',
      (home: string) => `${home}/wp-content/uploads/plan.pdf`,
      (home: string) => `${home}/wp-content/uploads/plan.pdf`,
    ],
    ['a page of the site itself', () => '/de/workshops', () => '/de/workshops'],
    ['a path that only the site has', () => '/workshops.ics', () => '/workshops.ics'],
    ['another host', () => 'https://example.com/buecher/', () => 'https://example.com/buecher/'],
  ])('a link to %s', async (_, href, leads) => {
    const { home, blocks } = await shownWith((home) => [
      block('core/paragraph', { content: `<a href="${href(home)}">hier</a>` }),
      block('core/buttons', {}, { innerBlocks: [block('core/button', { text: 'Hier', url: href(home) })] }),
    ])
    expect(blocks).toMatchObject([
      { content: `<a href="${leads(home)}">hier</a>` },
      { innerBlocks: [{ url: leads(home) }] },
    ])
  })

  test.each([
    ['as it is', {}, { width: 1024, height: 576 }],
    ['made smaller', { width: '300px' }, { width: 300, height: 169 }],
  ])('a picture %s keeps its place', async (_, sized, size) => {
    const { blocks } = await shownWith((home) => [
      block('core/image', { id: 7, url: `${home}/wp-content/uploads/wand-1024x576.jpg`, alt: 'Wand', ...sized }),
    ])
    expect(blocks).toMatchObject([size])
  })
})

describe('wp-graphql-content-blocks', () => {
  test('is found out by itself; a type is asked for once it was seen, and what it lacks is left out', async () => {
    const blocks = [
      block(
        'core/heading',
        { content: 'Ablauf', level: 3 },
        { saveContent: '<h3 class="has-text-align-center" id="ablauf">Ablauf</h3>' },
      ),
      block('core/quote', {}, { saveContent: '<blockquote><p>Sehen</p><cite>Klaus</cite></blockquote>' }),
      block('fl/default-card', { title: 'Karte', url: '/de/kontakt' }),
    ]
    const wordpress = await startWordPress({ nodes: [{ ...books, blocks }], blocks: 'content-blocks' })
    running.push(wordpress)
    const client = createWordPressClient(contentClients({ transport: fetch, url: wordpress.url }))
    const shown = await client.page('/buecher', 'de')
    expect(shown?.blocks).toMatchObject([
      { name: 'core/heading', content: 'Ablauf', level: 3, align: 'center', anchor: 'ablauf' },
      { name: 'core/html', content: '<blockquote><p>Sehen</p><cite>Klaus</cite></blockquote>' },
      { name: 'flightdeck/default-card', title: 'Karte', url: '/de/kontakt' },
    ])
    const before = wordpress.asked.length
    expect(await client.page('/buecher', 'de')).toEqual(shown)
    expect(wordpress.asked.length).toBe(before + 1)
  })
})

test('children come in the order asked for, also the eleventh', async () => {
  const about = { ...books, uri: '/ueber-uns/' }
  const children = Array.from({ length: 12 }, (_, place) => ({
    ...books,
    databaseId: 30 + place,
    uri: `/ueber-uns/trainer-${place}/`,
    title: `Trainer ${place}`,
  }))
  const { client } = await wordpressWith([about, ...children])
  const names = children.map((_, place) => `trainer-${11 - place}`)
  const found = await client.children('/ueber-uns', [...names, 'niemand'], 'de')
  expect(found?.map(({ slug }) => slug)).toEqual(names)
  expect(found?.[0]).toMatchObject({ title: 'Trainer 11', trainingCategoryId: null })
  for (const uri of ['/gibt-es-nicht', '/Ueber-uns']) expect(await client.children(uri, names, 'de')).toBeNull()
})

test('the category of FL2D, and none', async () => {
  const { client } = await wordpressWith([])
  expect(await client.categoryId('fl2d', 'de')).toBe(135)
  expect(await client.categoryId('fl9d', 'de')).toBeNull()
})

describe('what customers say', () => {
  const voice: WordPressNode = {
    databaseId: 40,
    type: 'testimonial',
    uri: '/testimonials/petra-holzinger/',
    title: 'Petra Holzinger, Innkraft & Töchter',
    content: '<p>Eine <em>einzige</em> Wand &amp; viele Augen.</p><p>Endlich.</p><script>alert(1)</script>',
    status: 'publish',
    language: 'de',
    blocks: [],
  }

  test('is plain text, in the language of its address', async () => {
    const english: WordPressNode = {
      ...voice,
      databaseId: 41,
      uri: '/en/testimonials/petra-holzinger/',
      language: 'en',
    }
    const { client } = await wordpressWith([voice, english])
    expect(await client.testimonials('de')).toEqual([
      {
        slug: 'petra-holzinger',
        author: 'Petra Holzinger, Innkraft & Töchter',
        message: 'Eine einzige Wand & viele Augen. Endlich.',
      },
    ])
  })

  test('is not shown when it has a password or is a draft', async () => {
    const { client } = await wordpressWith([
      { ...voice, password: 'sesam' },
      { ...voice, status: 'draft' },
    ])
    expect(await client.testimonials('de')).toEqual([])
  })

  test('is none where no one has registered the type', async () => {
    const { client, wordpress } = await wordpressWith([voice])
    const errors = [{ message: 'Cannot query field "testimonials" on type "RootQuery".' }]
    wordpress.answers = { status: 200, body: JSON.stringify({ errors }) }
    expect(await client.testimonials('de')).toEqual([])
  })

  test('is not taken for none when WordPress fails', async () => {
    const { client, wordpress } = await wordpressWith([voice])
    wordpress.answers = { status: 500, body: JSON.stringify({ errors: [{ message: 'Internal server error' }] }) }
    await expect(client.testimonials('de')).rejects.toThrow('Something went wrong, /de')
  })
})

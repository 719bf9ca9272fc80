import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContentService, openContentService } from '#tests/helpers/content-service.ts'
import { isHarmlessSvg } from './picture.ts'

let service: ContentService
beforeAll(async () => {
  service = await openContentService()
})
afterAll(() => service.close())

const fields = 'id url width height focalX focalY credit contentType'
function add(bytes: Buffer, contentType: string, { filename = 'ballon.png', token = service.tokens.Ingrid } = {}) {
  const input = { filename, contentType, base64: bytes.toString('base64') }
  return service.ask(
    `mutation ($input: AddMediaInput!) { addMedia(input: $input) { ${fields} } }`,
    { input },
    { token },
  )
}
const update = (input: object, token = service.tokens.Ingrid) =>
  service.ask(`mutation ($input: UpdateMediaInput!) { updateMedia(input: $input) { ${fields} } }`, { input }, { token })
const remove = (id: string, token = service.tokens.Ingrid) =>
  service.ask('mutation ($id: ID!) { deleteMedia(input: { id: $id }) }', { id }, { token })
const svg = (inside: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">${inside}</svg>`)

const blank = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#8ecae6' } })

describe('a picture', () => {
  test.each([
    ['image/png', () => blank().png().toBuffer()],
    ['image/jpeg', () => blank().jpeg().toBuffer()],
    ['image/webp', () => blank().webp().toBuffer()],
    ['image/avif', () => blank().avif().toBuffer()],
    ['image/gif', () => blank().gif().toBuffer()],
  ])('of the type %s is taken, measured and given back as it came', async (contentType, made) => {
    const bytes = await made()
    const { data } = await add(bytes, contentType)
    expect(data.addMedia).toMatchObject({ width: 30, height: 20, focalX: 0.5, focalY: 0.5, credit: null, contentType })
    expect(data.addMedia.url).toBe(`/media/${data.addMedia.id}/ballon.png`)
    const file = await service.cms.media(data.addMedia.id)
    expect(file).toMatchObject({ contentType, width: 30, height: 20, filename: 'ballon.png' })
    expect(Buffer.from(file?.bytes ?? [])).toEqual(bytes)
  })

  test('that its camera turned is measured as it is seen', async () => {
    const bytes = await blank().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await add(bytes, 'image/jpeg')).data.addMedia).toMatchObject({ width: 20, height: 30 })
  })

  test('gets its words in both languages, its focal point and its credit', async () => {
    const { id } = (await add(await blank().png().toBuffer(), 'image/png')).data.addMedia
    const query = `query ($id: ID!) { media(id: $id) { alt english: alt(lang: en) credit focalX } }`
    expect((await service.ask(query, { id })).data.media).toMatchObject({ alt: null, english: null })
    const words = { id, altDe: 'Ein Ballon über Wien', altEn: 'A balloon above Vienna' }
    await update({ ...words, focalX: 0.2, credit: 'Valentin' })
    const described = { alt: words.altDe, english: words.altEn, credit: 'Valentin', focalX: 0.2 }
    expect((await service.ask(query, { id })).data.media).toEqual(described)
    expect((await service.ask(query, { id }, { language: 'en' })).data.media.alt).toBe(words.altEn)
    await update(words)
    expect((await service.ask(query, { id })).data.media).toEqual(described)
    await update({ ...words, credit: null })
    expect((await service.ask(query, { id })).data.media.credit).toBeNull()
    expect((await update({ ...words, focalX: 1.2 })).code).toBe('BAD_USER_INPUT')
  })

  test('is in the library for those with a token, and gone when it was deleted', async () => {
    const { id } = (await add(await blank().png().toBuffer(), 'image/png')).data.addMedia
    const library = '{ mediaLibrary { id } }'
    expect((await service.ask(library)).code).toBe('UNAUTHENTICATED')
    const listed = await service.ask(library, {}, { token: service.tokens.Rosa })
    expect(listed.data.mediaLibrary[0]).toEqual({ id })
    expect((await remove(id)).data).toEqual({ deleteMedia: true })
    expect(await service.cms.media(id)).toBeUndefined()
    expect((await remove(id)).code).toBe('NOT_FOUND')
  })

  test('is not deleted while a page uses it, unless that is asked for; its words and its end are announced', async () => {
    const { id, url } = (await add(await blank().png().toBuffer(), 'image/png')).data.addMedia
    const blocks = [{ name: 'core/image', fields: { url, alt: 'Ein Ballon' } }]
    const page = { uri: '/ballon', language: 'de', expectedRevision: 0, title: 'Ballon', blocks }
    const save = 'mutation ($input: SavePageInput!) { savePage(input: $input) { id } }'
    expect((await service.ask(save, { input: page }, { token: service.tokens.Ingrid })).code).toBeUndefined()
    service.announced.length = 0
    await update({ id, altDe: 'Ein Ballon', altEn: 'A balloon', focalX: 0.2 })
    expect(service.announced).toEqual(['content'])
    expect((await remove(id)).code).toBe('IN_USE')
    expect(await service.cms.mediaFacts(id)).toBeDefined()
    const despite = 'mutation ($id: ID!) { deleteMedia(input: { id: $id, evenIfUsed: true }) }'
    const { data } = await service.ask(despite, { id }, { token: service.tokens.Ingrid })
    expect(data).toEqual({ deleteMedia: true })
    expect(await service.cms.mediaFacts(id)).toBeUndefined()
    expect(service.announced).toEqual(['content', 'content'])
  })

  test('that is not there is none, whatever its id looks like', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'keine', "'; drop table content_media; --"]) {
      expect(await service.cms.media(id)).toBeUndefined()
      expect((await service.ask('query ($id: ID!) { media(id: $id) { id } }', { id })).data.media).toBeNull()
    }
  })
})

describe('refused is', () => {
  test.each<[string, string, () => Promise<Buffer>]>([
    ['a JPEG that calls itself PNG', 'image/png', () => blank().jpeg().toBuffer()],
    ['a page that calls itself PNG', 'image/png', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'half a PNG',
      'image/png',
      async () =>
        (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: 'red',
              noise: { type: 'gaussian', mean: 128, sigma: 30 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 20_000),
    ],
    ['a type that is none of ours', 'text/html', async () => Buffer.from('<p>')],
    ['nothing', 'image/png', async () => Buffer.alloc(0)],
    ['11 MB', 'image/png', async () => Buffer.alloc(11 * 1024 * 1024)],
    [
      'a PNG of 60 million pixels',
      'image/png',
      () =>
        sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: 'red' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
  ])('%s', async (_, contentType, made) => {
    expect((await add(await made(), contentType)).code).toBe('BAD_USER_INPUT')
  })

  test.each(['../../etc/passwd.png', 'ballon', 'a/b.png', '.png', 'b\u0000.png', 'x"y.png'])(
    'the name %j',
    async (filename) => {
      expect((await add(await blank().png().toBuffer(), 'image/png', { filename })).code).toBe('BAD_USER_INPUT')
    },
  )

  test('every write by those who are no editors', async () => {
    const bytes = await blank().png().toBuffer()
    const { id } = (await add(bytes, 'image/png')).data.addMedia
    const token = service.tokens.Rosa
    expect((await add(bytes, 'image/png', { token })).code).toBe('FORBIDDEN')
    expect((await update({ id, altDe: '', altEn: '' }, token)).code).toBe('FORBIDDEN')
    expect((await remove(id, token)).code).toBe('FORBIDDEN')
    expect((await add(bytes, 'image/png', { token: '' })).code).toBe('UNAUTHENTICATED')
  })
})

describe('an SVG', () => {
  test('with an entity inside is refused before any library reads it', () => {
    expect(isHarmlessSvg(svg('<!ENTITY a "b">'))).toBe(false)
    expect(isHarmlessSvg(svg('<![CDATA[b]]>'))).toBe(true)
  })

  test.each([
    ['nested groups', '<g>', '</g>', 10_000],
    ['elements', '<path/>', '', 19_999],
    ['entities', '&amp;', '', 19_999],
  ])('of more %s than any illustration has is refused', (_, open, close, most) => {
    expect(isHarmlessSvg(svg(open.repeat(most - 1) + close.repeat(close ? most - 1 : 0)))).toBe(true)
    expect(isHarmlessSvg(svg(open.repeat(most) + close.repeat(close ? most : 0)))).toBe(false)
  })

  test('of which each use shows two others is refused once that is more than any illustration shows', () => {
    const doubled = (levels: number) =>
      Array.from({ length: levels }, (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(2)}</g>`)
    const drawing = (levels: number) => svg(`<path id="g0"/>${doubled(levels).join('')}`)
    expect(isHarmlessSvg(drawing(13))).toBe(true)
    expect(isHarmlessSvg(drawing(30))).toBe(false)
    expect(isHarmlessSvg(svg('<g id="a"><use xlink:href="#a"/></g>'))).toBe(false)
  })

  test('of many comments that is no drawing is refused without trying each way to split them', () => {
    expect(isHarmlessSvg(Buffer.from(`${'<!---->'.repeat(1000)}<p/>`))).toBe(false)
    expect(isHarmlessSvg(svg('', '<!---->'.repeat(1000)))).toBe(true)
    expect(isHarmlessSvg(svg('', '<!-- a -- > b'))).toBe(false)
  })

  test.each([
    svg('<path d="M0 0h20v10z" fill="#219ebc"/>'),
    svg(
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)" width="5" height="5"/>',
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- gezeichnet -->\n',
    ),
    svg('<g id="b"><title>Ballon</title></g><use href="#b"/>'),
  ])('that only draws is taken (%#)', async (bytes) => {
    expect((await add(bytes, 'image/svg+xml')).data?.addMedia).toMatchObject({ width: 20, height: 10 })
  })

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<rect onload="alert(1)"/>',
    '<rect OnClick="alert(1)"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<image href="https://spy.example/pixel.png"/>',
    '<image xlink:href="https://spy.example/pixel.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '<use href="https://spy.example/x.svg#a"/>',
    '<style>@import "https://spy.example/x.css"</style>',
    '<rect style="fill: url(https://spy.example/x)"/>',
    '<rect fill="url( \'https://spy.example/x\')"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<iframe src="https://spy.example"/>',
    '<!ENTITY a "b">',
    '<?xml-stylesheet href="https://spy.example/x.css"?>',
  ])('that does more is refused: %s', async (inside) => {
    expect((await add(svg(inside), 'image/svg+xml')).code).toBe('BAD_USER_INPUT')
  })

  test.each([
    ['with entities', svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a "b">]>')],
    ['with a style sheet before it', svg('', '<?xml-stylesheet href="x.css"?>')],
    ['in UTF-16', Buffer.from(svg('<rect/>').toString(), 'utf16le')],
    ['that declares UTF-7', svg('<rect/>', '<?xml version="1.0" encoding="UTF-7"?>')],
    ['inside a page', Buffer.from(`<html>${svg('')}</html>`)],
  ])('%s is refused', async (_, bytes) => {
    expect((await add(bytes, 'image/svg+xml')).code).toBe('BAD_USER_INPUT')
  })
})

import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it, test } from 'vitest'
import { sharePictures } from '#content/media/content-pictures.ts'
import { diskCache } from '#content/media/disk-cache.ts'
import { jobPool } from '#content/media/picture-service.ts'
import type { SharePicture } from '#domain/share-picture.ts'
import { drawSharePicture } from '#frame/share/draw-share-picture.ts'

let folder: string
let png: (picture: SharePicture) => Promise<Buffer>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-pictures-'))
  const share = sharePictures({
    files: diskCache(folder, { most: 10_000_000 }),
    bench: jobPool({ atOnce: 1, waiting: 10 }),
    draw: async (picture) => drawSharePicture(picture),
    stickers: new URL('../../public/stickers/', import.meta.url),
  })
  png = async (picture) => {
    const answer = await share(picture)
    if (typeof answer === 'string') throw new Error(answer)
    return Buffer.from(answer.bytes)
  }
})

const fl2d = { title: 'Flight Level 2 Design', facts: ['19.–20. Jänner 2027', 'Wien'], sticker: 'fl2d' } as const

it('is a PNG of 1200 × 630 px that depends on its text, drawn once', async () => {
  const pictures = [fl2d, { ...fl2d, facts: ['Online'] }, { title: 'Das Board, das euch fehlt', facts: ['Blog'] }, fl2d]
  const drawn = await Promise.all(pictures.map(png))
  for (const picture of drawn)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(3)
  expect(await readdir(folder)).toHaveLength(3)
})

it('draws its words itself: no font of the machine is asked for', () => {
  expect(drawSharePicture(fl2d)).not.toMatch(/<text|font/)
})

it('has the letters of our neighbours', () => {
  const bare = drawSharePicture({ title: '', facts: [] }).length
  for (const title of ['Łódź', 'Žižkov', 'Φως', 'Київ'])
    expect(drawSharePicture({ title, facts: [] }).length).toBeGreaterThan(bare + 1000)
})

test.each([
  ['a long German word', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'],
  [
    'a long title',
    'Warum dein Board allein noch keine Agilität ins Unternehmen bringt und was du stattdessen brauchst, um zu liefern',
  ],
  ['a title that never ends', 'Führungskräfte und ihre Organisationsentwicklungsprogramme '.repeat(9)],
  ['a word without end', 'W'.repeat(500)],
])('keeps %s away from its edges, the sticker and the landscape', async (_, title) => {
  const facts = ['Blog', '10. November 2026', 'Theresa Moosbrugger-Hinterleitner von und zu Obergurgl am Hochjoch']
  for (const sticker of [undefined, 'fl2d'] as const) {
    const [picture, empty] = [drawSharePicture({ title, facts, sticker }), drawSharePicture({ title: '', facts: [] })]
    const right = sticker ? 860 : 1140
    const untouched: [left: number, top: number, width: number, height: number][] = [
      [0, 120, 62, 510],
      [right, 0, 1200 - right, 630],
      [0, 390, 1200, 240],
    ]
    for (const region of untouched) expect(await pixels(picture, region)).toEqual(await pixels(empty, region))
    expect(await pixels(picture, [64, 138, 600, 200])).not.toEqual(await pixels(empty, [64, 138, 600, 200]))
  }
})

async function pixels(svg: string, [left, top, width, height]: [number, number, number, number]): Promise<string> {
  const region = await sharp(Buffer.from(svg)).extract({ left, top, width, height }).raw().toBuffer()
  return region.toString('base64')
}

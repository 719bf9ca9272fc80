import sharp from 'sharp'
import { expect, it, test } from 'vitest'
import { contentTypeOf, makePicture } from './picture-service.ts'

/** Left half red, right half blue, as a camera held upright stores it: sideways, with metadata on rotation and location. */
async function uprightPhoto(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
  const seen = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .composite([{ input: await half('blue'), left: 400, top: 0 }])
    .png()
    .toBuffer()
  // orientation 6: to be turned by 90° to the right; stored turned to the left
  return await sharp(await sharp(seen).rotate(-90).toBuffer())
    .withExif({
      IFD0: { Orientation: '6', Copyright: 'Theresa' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

test.each(['avif', 'webp', 'same'] as const)(
  'a photo of a camera becomes %s: upright, narrower, and without metadata',
  async (format) => {
    const photo = await uprightPhoto()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const made = await makePicture(photo, { width: 320, format })
    if (!made) throw new Error('no picture')
    const { width, height, exif, orientation, xmp, iptc } = await sharp(made.bytes).metadata()
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 320, height: 240 })
    expect(made.contentType).toBe(format === 'same' ? 'image/jpeg' : `image/${format}`)
    expect(await contentTypeOf(made.bytes)).toBe(made.contentType)
    const raw = await sharp(made.bytes).raw().toBuffer()
    const pixel = (x: number) =>
      [...raw.subarray((120 * 320 + x) * 3, (120 * 320 + x) * 3 + 3)].map((part) => part > 128)
    expect([pixel(40), pixel(280)]).toEqual([
      [true, false, false],
      [false, false, true],
    ])
  },
)

it('cuts a picture beside a shared link about what must stay in view, and puts white behind it', async () => {
  const half = { create: { width: 300, height: 1200, channels: 3, background: 'blue' } } as const
  const seen = await sharp({ create: { width: 600, height: 1200, channels: 4, background: '#0000' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 300, top: 0 }])
    .png()
    .toBuffer()
  const made = await makePicture(seen, { sharedAbout: { x: 0.5, y: 1 } })
  expect(made?.contentType).toBe('image/jpeg')
  const { data, info } = await sharp(made?.bytes).raw().toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual({ width: 1200, height: 630 })
  const pixel = (x: number) => [...data.subarray(x * 3, x * 3 + 3)].map((part) => part > 128)
  expect([pixel(40), pixel(1160)]).toEqual([
    [true, true, true],
    [false, false, true],
  ])
})

it('never blows a picture up', async () => {
  const made = await makePicture(await uprightPhoto(), { width: 1920, format: 'webp' })
  expect((await sharp(made?.bytes).metadata()).width).toBe(800)
})

it('makes a wide picture no wider than the ladder, also in its own format', async () => {
  const wide = await sharp({ create: { width: 4000, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const made = await makePicture(wide, { width: 'own', format: 'same' })
  expect(await sharp(made?.bytes).metadata()).toMatchObject({ width: 1920, format: 'png' })
})

it('keeps the frames of an animation', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 10, height: 10, channels: 3, background } })
      .png()
      .toBuffer()
  const gif = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
    .gif()
    .toBuffer()
  const made = await makePicture(gif, { width: 'own', format: 'same' })
  expect(await sharp(made?.bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, format: 'gif' })
})

test.each([
  ['a picture that unfolds to 100 million pixels', () => bomb()],
  ['half a photo', async () => (await uprightPhoto()).subarray(0, 2000)],
  ['a page', async () => Buffer.from('<html><body>404</body></html>')],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', async () => Buffer.alloc(0)],
])('refuses %s', async (_, bytes) => {
  expect(await makePicture(await bytes(), { width: 320, format: 'webp' })).toBeNull()
})

/** A few kilobytes. */
async function bomb(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'red' } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
  expect(bytes.length).toBeLessThan(100_000)
  return bytes
}

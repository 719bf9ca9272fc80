import sharp from 'sharp'
import type { Photo } from './photograph.ts'

interface Layout {
  /** Width of a thumbnail in pixels. */
  width: number
  height: number
  /** Screens per row, four pictures each. */
  screensInARow: number
}

const gap = 4
const between = 16
const ground = '#8a97a6'

/** A sheet of thumbnails; per screen German light, German dark, English light, English dark. */
export function compose(photos: readonly Photo[], { width, height, screensInARow }: Layout): Promise<Buffer> {
  const names = [...new Set(photos.map(({ screen }) => screen))]
  const four = 4 * (width + gap) - gap
  const rows = Math.ceil(names.length / screensInARow)
  const small = names.flatMap((name, index) =>
    photos
      .filter(({ screen }) => screen === name)
      .map(({ picture }, place) => ({
        input: picture,
        left: between + (index % screensInARow) * (four + between) + place * (width + gap),
        top: between + Math.floor(index / screensInARow) * (height + between),
      })),
  )
  const sheet = sharp({
    create: {
      width: between + screensInARow * (four + between),
      height: between + rows * (height + between),
      channels: 3,
      background: ground,
    },
  })
  return sheet.composite(small).webp({ quality: 55, effort: 6 }).toBuffer()
}

/** The first screen of a page, scaled to its width on the sheet. */
export function topOf(picture: Buffer, { width, height }: Pick<Layout, 'width' | 'height'>): Promise<Buffer> {
  return sharp(picture).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer()
}

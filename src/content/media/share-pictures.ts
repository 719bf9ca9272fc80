import { readFile } from 'node:fs/promises'
import { type SharePicture, shareText } from '#domain/share-picture.ts'
import { loadSharp } from '../documents/picture.ts'
import type { PictureAnswer } from '../ports/pictures.ts'
import type { DiskCache } from './disk-cache.ts'
import { type JobPool, TooBusy } from './job-pool.ts'
import { hashOf } from './picture-service.ts'

interface SharePictureParts {
  files: DiskCache
  bench: JobPool
  /** Draws the picture as SVG, without the sticker. */
  draw: (picture: SharePicture) => Promise<string>
  /** The folder of the stickers, `{slug}.svg`. */
  stickers: URL
}

/** Position of the sticker, px. */
const hung = { left: 880, top: 56, width: 248 }

/** Share pictures as PNG, each drawn once and cached. */
export function sharePictures({ files, bench, draw, stickers }: SharePictureParts) {
  return async (picture: SharePicture): Promise<PictureAnswer> => {
    const svg = await draw(picture)
    const name = `${hashOf(`${svg}${picture.sticker ?? ''}${shareText(picture)}`)}.png`
    const answer = (bytes: Uint8Array) => ({ bytes, contentType: 'image/png', hash: hashOf(bytes), lasting: true })
    const kept = await files.get(name)
    if (kept) return answer(kept)
    try {
      return await bench(name, async () => {
        const bytes = await rasterised(svg, picture.sticker && new URL(`${picture.sticker}.svg`, stickers))
        await files.put(name, bytes)
        return answer(bytes)
      })
    } catch (error) {
      if (error instanceof TooBusy) return 'busy'
      throw error
    }
  }
}

async function rasterised(svg: string, sticker: URL | undefined): Promise<Uint8Array> {
  const layers = sticker ? [{ input: await hungSticker(sticker), left: hung.left, top: hung.top }] : []
  const sharp = await loadSharp()
  return await sharp(Buffer.from(svg))
    .composite(layers)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer()
}

async function hungSticker(file: URL): Promise<Buffer> {
  const sharp = await loadSharp()
  return await sharp(await readFile(file), { density: 150 })
    .resize({ width: hung.width })
    .png()
    .toBuffer()
}

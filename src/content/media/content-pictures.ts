import { readFile } from 'node:fs/promises'
import type { PictureFocus } from '#domain/content/block.ts'
import { hasVariants, type PictureVariant, variantName } from '#domain/content/picture-variants.ts'
import { type SharePicture, shareText } from '#domain/share-picture.ts'
import { loadSharp } from '../documents/picture.ts'
import { type ContentPictures, FilesUnavailable, type MovedPicture, type PictureAnswer } from '../ports/pictures.ts'
import type { DiskCache } from './disk-cache.ts'
import { hashOf, type JobPool, type PictureService, TooBusy, type WantedPicture } from './picture-service.ts'
import { type SourcePictures, SourceUnavailable } from './source-pictures.ts'

interface UploadedFacts {
  filename: string
  contentType: string
  version: number
  focalX: number
  focalY: number
}

export interface UploadedPictures {
  /** Without bytes. Called before any variant is served, so that deleted pictures are gone. */
  find(id: string): Promise<UploadedFacts | undefined>
  /** Throws `FilesUnavailable`. */
  file(id: string): Promise<{ bytes: Uint8Array } | undefined>
}

interface ContentPictureParts {
  service: PictureService
  /** Null for a remote content source. */
  uploads: UploadedPictures | null
  /** Null for the embedded content system. */
  source: SourcePictures | null
}

const drawing = 'image/svg+xml'

export function contentPictures({ service, uploads, source }: ContentPictureParts): ContentPictures {
  return {
    uploaded: (id, filename, variant) => answered(() => uploaded({ service, uploads }, id, filename, variant)),

    ofSource: (path, variant) =>
      answered(async () => {
        const found = await source?.find(path)
        if (!found) return 'none'
        if (found.isDrawing) return asItIs(variant ? undefined : found.bytes, false)
        const made = await service.picture({ key: found.hash, bytes: async () => found.bytes }, wanted(variant, middle))
        return made ? { ...made, hash: hashOf(made.bytes), lasting: false } : 'none'
      }),
  }
}

async function uploaded(
  { service, uploads }: Pick<ContentPictureParts, 'service' | 'uploads'>,
  id: string,
  filename: string,
  variant: PictureVariant | null,
): Promise<PictureAnswer | MovedPicture> {
  const described = await uploads?.find(id)
  if (!uploads || !described) return 'none'
  const { version, contentType, filename: current, focalX: x, focalY: y } = described
  if (current !== filename) return version > 1 ? movedTo(id, current, variant) : 'none'
  const original = async () => (await uploads.file(id))?.bytes
  if (contentType === drawing) return asItIs(variant ? undefined : await original(), true)
  const made = await service.picture({ key: keyOf(id, version), bytes: original }, wanted(variant, { x, y }))
  // A different focal point gives a different crop.
  return made ? { ...made, hash: hashOf(made.bytes), lasting: variant !== 'share' } : 'none'
}

const middle: PictureFocus = { x: 0.5, y: 0.5 }

function wanted(variant: PictureVariant | null, focus: PictureFocus): WantedPicture {
  if (variant === 'share') return { sharedAbout: focus }
  return variant ?? { width: 'own', format: 'same' }
}

/** A replaced file has its own variants. */
function keyOf(id: string, version: number): string {
  return version > 1 ? `${id}_${version}` : id
}

/** The same variant, unless the new file is a drawing, which has none. */
function movedTo(id: string, filename: string, variant: PictureVariant | null): MovedPicture {
  const url = `/media/${id}/${encodeURIComponent(filename)}`
  return { movedTo: variant && hasVariants({ url }) ? `${url}/${variantName(variant)}` : url }
}

/** Drawings have no variants: they are sharp at every width. */
function asItIs(bytes: Uint8Array | undefined, lasting: boolean): PictureAnswer {
  return bytes ? { bytes, contentType: drawing, hash: hashOf(bytes), lasting } : 'none'
}

async function answered<Answer>(answer: () => Promise<Answer>): Promise<Answer | 'busy' | 'away'> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof TooBusy || error instanceof FilesUnavailable) return 'busy'
    if (error instanceof SourceUnavailable) return 'away'
    throw error
  }
}

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

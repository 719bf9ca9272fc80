import { desc, eq, getTableColumns } from 'drizzle-orm'
import { isId } from '#domain/id.ts'
import { fileStoreOn } from '../files/file-store.ts'
import type { FileStore } from '../ports/pictures.ts'
import { contentMedia } from './tables/content.ts'
import type { ContentDatabase } from './tables.ts'

export interface MediaFile {
  bytes: Uint8Array
  contentType: string
  width: number
  height: number
  filename: string
}

/** More than a library has after many years: a picture that cannot be chosen any more is lost to pages and posts. */
export const maxChoosable = 2_000

const { fileId: _, ...described } = getTableColumns(contentMedia)

export type StoredMedia = Omit<typeof contentMedia.$inferSelect, 'fileId'>

/** `files` is the configured storage; code that needs no bytes can omit it. */
export function createMediaStore(db: ContentDatabase, files: FileStore = fileStoreOn(db)) {
  return {
    /** The bytes served at `/media/{id}/{filename}`, which never change. Throws `FilesUnavailable`. */
    async file(id: string): Promise<MediaFile | undefined> {
      if (!isId(id)) return undefined
      const { fileId, contentType, width, height, filename } = contentMedia
      const columns = { fileId, contentType, width, height, filename }
      const [found] = await db.select(columns).from(contentMedia).where(eq(contentMedia.id, id)).limit(1)
      if (!found) return undefined
      const { fileId: file, ...facts } = found
      return { ...facts, bytes: await files.read(file) }
    },
    async find(id: string): Promise<StoredMedia | undefined> {
      if (!isId(id)) return undefined
      const [media] = await db.select(described).from(contentMedia).where(eq(contentMedia.id, id)).limit(1)
      return media
    },
    /** Newest first. */
    async list(most: number): Promise<StoredMedia[]> {
      return await db.select(described).from(contentMedia).orderBy(desc(contentMedia.addedAt)).limit(most)
    },
    /** `logged` is called in the transaction that stores the picture. Throws `FilesUnavailable`. */
    async add({ bytes, ...facts }: MediaFile, logged?: (tx: ContentDatabase, id: string) => Promise<void>) {
      const fileId = await files.add(bytes)
      return await db.transaction(async (tx) => {
        const [media] = await tx
          .insert(contentMedia)
          .values({ ...facts, fileId })
          .returning(described)
        if (!media) throw new Error('a picture was stored and did not come back')
        await logged?.(tx, media.id)
        return media
      })
    },
  }
}

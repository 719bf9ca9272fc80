import { createHash } from 'node:crypto'
import { and, count, eq, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import { contentMedia, storedFile } from '../documents/tables/content.ts'
import type { ContentDatabase } from '../documents/tables.ts'
import { FileLost, type FileStore, FilesUnavailable, type ObjectStorage } from '../ports/pictures.ts'

/** Stores files in the database or, with `objects`, in an S3 storage; files stored in the database earlier are still read from there. */
export function fileStoreOn(db: ContentDatabase, objects: ObjectStorage | null = null): FileStore {
  return {
    async add(bytes) {
      const facts = factsOf(bytes)
      // The row first: an object without a row could never be found again.
      const [row] = await db
        .insert(storedFile)
        .values({ ...facts, bytes: objects ? null : bytes })
        .returning({ id: storedFile.id })
      if (!row) throw new Error('a file was stored and did not come back')
      await objects?.put(row.id, bytes)
      return row.id
    },

    async read(id) {
      const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id)).limit(1)
      if (!row) throw new FilesUnavailable(`there is no file ${id}`)
      return row.bytes ?? (await readObject(objects, row))
    },
  }
}

/** The columns derived from the bytes; also used where files are inserted in bulk. */
export function factsOf(bytes: Uint8Array) {
  return { size: bytes.length, sha256: sha256(bytes) }
}

type StoredAway = Pick<typeof storedFile.$inferSelect, 'id' | 'sha256'>

/** Throws `FileLost` and `FilesUnavailable`. */
export async function readObject(
  objects: ObjectStorage | null,
  { id, sha256: known }: StoredAway,
): Promise<Uint8Array> {
  if (!objects) throw new FilesUnavailable(`file ${id} is in an S3 storage, and none is configured`)
  const bytes = await objects.get(id)
  if (!bytes) throw new FileLost(`file ${id} is missing in the S3 storage`)
  if (sha256(bytes) !== known) throw new FileLost(`file ${id} is damaged in the S3 storage`)
  return bytes
}

/** Moves files to the S3 storage; their bytes leave the database after they were read back. Returns how many. Throws `FilesUnavailable`. */
export async function moveToObjects(db: ContentDatabase, objects: ObjectStorage): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const [file] = await db.select().from(storedFile).where(isNotNull(storedFile.bytes)).limit(1)
    if (!file?.bytes) return moved
    await objects.put(file.id, file.bytes)
    await readObject(objects, file)
    await db.update(storedFile).set({ bytes: null }).where(eq(storedFile.id, file.id))
  }
}

/** A pending upload refers to its file within minutes. */
const graceHours = 24

/** Deletes unreferenced files whose storage is configured, the object before its row. Returns how many. Throws `FilesUnavailable`. */
export async function deleteUnusedFiles(
  db: ContentDatabase,
  objects: ObjectStorage | null,
  now: Temporal.Instant,
): Promise<number> {
  const used = db.select({ id: contentMedia.id }).from(contentMedia).where(eq(contentMedia.fileId, storedFile.id))
  const isOld = lt(storedFile.addedAt, now.subtract({ hours: graceHours }))
  const isUnused = and(isOld, notExists(used), objects ? undefined : isNotNull(storedFile.bytes))
  const unused = await db.select({ id: storedFile.id }).from(storedFile).where(isUnused)
  for (const { id } of unused) {
    await objects?.remove(id)
    await db.delete(storedFile).where(eq(storedFile.id, id))
  }
  return unused.length
}

export async function countObjects(db: ContentDatabase): Promise<number> {
  const [row] = await db.select({ number: count() }).from(storedFile).where(isNull(storedFile.bytes))
  return row?.number ?? 0
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

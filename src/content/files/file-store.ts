import { createHash } from 'node:crypto'
import { and, count, eq, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import type { ContentDatabase } from '../documents/content-database.ts'
import { contentMedia } from '../documents/tables/content-media.ts'
import { storedFile } from '../documents/tables/stored-file.ts'
import { FileLost, type FileStore, FilesUnavailable, type ObjectStorage } from '../ports/files.ts'

/** Files in the database, or with `objects` in an S3 storage; those that were in the database before are still read from there. */
export function fileStoreOn(db: ContentDatabase, objects: ObjectStorage | null = null): FileStore {
  return {
    async add(bytes) {
      const facts = factsOf(bytes)
      // The row comes first: an object without a row would be found by no one again.
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

/** As a row has them: also for files that are stored with others in one transaction. */
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

/**
 * Brings what is still in the database into the S3 storage, one file at a time. The bytes leave the database once they were read back whole,
 * so that it can stop anywhere. Gives the number. Throws `FilesUnavailable`.
 */
export async function moveToObjects(db: ContentDatabase, objects: ObjectStorage): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const [file] = await db.select().from(storedFile).where(isNotNull(storedFile.bytes)).limit(1)
    if (!file?.bytes) return moved
    await objects.put(file.id, file.bytes)
    await readObject(objects, file)
    await db.update(storedFile).set({ bytes: null }).where(eq(storedFile.id, file.id))
  }
}

/** An upload under way refers to its file within minutes. */
const graceHours = 24

/**
 * Deletes the files that nothing refers to, the object before its row; without the storage in which it is, a file stays. Gives the number.
 * Throws `FilesUnavailable`.
 */
export async function deleteUnusedFiles(
  db: ContentDatabase,
  objects: ObjectStorage | null,
  now: Temporal.Instant,
): Promise<number> {
  const used = db.select({ id: contentMedia.id }).from(contentMedia).where(eq(contentMedia.fileId, storedFile.id))
  const isOld = lt(storedFile.addedAt, now.subtract({ hours: graceHours }).toString())
  const isUnused = and(isOld, notExists(used), objects ? undefined : isNotNull(storedFile.bytes))
  const unused = await db.select({ id: storedFile.id }).from(storedFile).where(isUnused)
  for (const { id } of unused) {
    await objects?.remove(id)
    await db.delete(storedFile).where(eq(storedFile.id, id))
  }
  return unused.length
}

/** How many files are in an S3 storage. */
export async function countObjects(db: ContentDatabase): Promise<number> {
  const [row] = await db.select({ number: count() }).from(storedFile).where(isNull(storedFile.bytes))
  return row?.number ?? 0
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { createMediaStore } from '#content/documents/media-store.ts'
import { contentMedia, storedFile } from '#content/documents/tables/content.ts'
import { countObjects, deleteUnusedFiles, fileStoreOn, moveToObjects } from '#content/files/file-store.ts'
import { s3Storage } from '#content/files/s3-storage.ts'
import { FileLost, type FileStore, FilesUnavailable, type ObjectStorage } from '#content/ports/pictures.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { restoreFrom, writeFile } from '#server/composition/backup.ts'
import { databaseAndS3 } from '../helpers/s3-server.ts'

const { open, server } = await databaseAndS3()
afterEach(async () => {
  await open.db.delete(contentMedia)
  await open.db.delete(storedFile)
})

const s3 = () => s3Storage(server.bucket)
const bytes = (text: string) => new TextEncoder().encode(text)
const picture = { filename: 'a.png', contentType: 'image/png', width: 1, height: 1 }
const tomorrow = () => Temporal.Now.instant().add({ hours: 25 })
const asText = async (store: FileStore, id: string) => new TextDecoder().decode(await store.read(id))

describe.each<[string, () => ObjectStorage | null]>([
  ['the database', () => null],
  ['an S3 storage', s3],
])('files in %s', (_, objectsOf) => {
  it('come back byte for byte, up to 10 MB', async () => {
    const store = fileStoreOn(open.db, objectsOf())
    const large = crypto.getRandomValues(new Uint8Array(65_536))
    const whole = Buffer.concat(Array.from({ length: 160 }, () => large))
    for (const each of [whole, Buffer.from([0, 10, 13, 255])])
      expect(Buffer.compare(await store.read(await store.add(each)), each)).toBe(0)
  })

  it('are deleted when nothing has referred to them for a day, and others of the same bytes stay', async () => {
    const objects = objectsOf()
    const store = fileStoreOn(open.db, objects)
    const media = createMediaStore(open.db, store)
    const [kept, removed] = [
      await media.add({ ...picture, bytes: bytes('board') }),
      await media.add({ ...picture, bytes: bytes('board') }),
    ]
    const neverUsed = await store.add(bytes('board'))
    await open.db.delete(contentMedia).where(eq(contentMedia.id, removed.id))
    expect(await deleteUnusedFiles(open.db, objects, Temporal.Now.instant())).toBe(0)
    expect(await asText(store, neverUsed)).toBe('board')
    expect(await deleteUnusedFiles(open.db, objects, tomorrow())).toBe(2)
    await expect(store.read(neverUsed)).rejects.toThrow(FilesUnavailable)
    expect((await media.file(kept.id))?.bytes).toEqual(expect.objectContaining(bytes('board')))
    expect(server.objects()).not.toContain(neverUsed)
    expect(await deleteUnusedFiles(open.db, objects, tomorrow())).toBe(0)
  })
})

describe('an S3 storage', () => {
  it('gets what was in the database before, file by file, and is asked for it then', async () => {
    const before = fileStoreOn(open.db)
    const ids = [await before.add(bytes('one')), await before.add(bytes('two'))]
    const store = fileStoreOn(open.db, s3())
    expect(await asText(store, ids[0] ?? '')).toBe('one')

    let puts = 0
    const ending: ObjectStorage = {
      ...s3(),
      async put(name, content) {
        if (++puts > 1) throw new FilesUnavailable('ended in the middle')
        await s3().put(name, content)
      },
    }
    await expect(moveToObjects(open.db, ending)).rejects.toThrow('ended in the middle')
    expect(await countObjects(open.db)).toBe(1)
    for (const [index, id] of ids.entries()) expect(await asText(store, id)).toBe(['one', 'two'][index])

    expect(await moveToObjects(open.db, s3())).toBe(1)
    expect(await countObjects(open.db)).toBe(2)
    for (const [index, id] of ids.entries()) expect(await asText(store, id)).toBe(['one', 'two'][index])
    await expect(before.read(ids[0] ?? '')).rejects.toThrow('none is configured')
  })

  it('that gives back something else than it got takes nothing out of the database', async () => {
    const id = await fileStoreOn(open.db).add(bytes('whole'))
    await expect(moveToObjects(open.db, { ...s3(), get: async () => bytes('half') })).rejects.toThrow(FileLost)
    expect(await countObjects(open.db)).toBe(0)
    expect(await asText(fileStoreOn(open.db), id)).toBe('whole')
  })

  it('that has lost or changed a file throws for that file', async () => {
    const store = fileStoreOn(open.db, s3())
    const [damaged, gone] = [await store.add(bytes('one')), await store.add(bytes('two'))]
    server.damage(damaged)
    await s3().remove(gone)
    await expect(store.read(damaged)).rejects.toThrow(`file ${damaged} is damaged`)
    await expect(store.read(gone)).rejects.toThrow(`file ${gone} is missing`)
  })

  it.each([
    ['another key', { secretAccessKey: 'quite another secret' }, /answers (?:GET|PUT) with 403/],
    ['another bucket', { bucket: 'not-there' }, /answers (?:GET|PUT) with 404 NoSuchBucket/],
    ['no server', { endpoint: 'http://127.0.0.1:9' }, /does not answer (?:GET|PUT)/],
  ])('with %s is away, and no one reads a secret of that', async (_, other, message) => {
    const heard: Error[] = []
    const storage = s3Storage({ ...server.bucket, ...other }, (error) => heard.push(error))
    for (const asked of [() => storage.get('some-id'), () => storage.put('some-id', bytes('x'))])
      await expect(asked()).rejects.toThrow(message)
    expect(heard).toHaveLength(2)
    for (const error of heard) {
      expect(error).toBeInstanceOf(FilesUnavailable)
      expect(error.message).not.toMatch(/secret|S3RVER/)
    }
    await expect(fileStoreOn(open.db, storage).add(bytes('x'))).rejects.toThrow(FilesUnavailable)
    // the row of an upload that failed goes with the next night
    const [row] = await open.db.select({ number: count() }).from(storedFile).where(isNull(storedFile.bytes))
    expect(row?.number).toBe(1)
    expect(await deleteUnusedFiles(open.db, s3(), tomorrow())).toBe(1)
  })

  it('that is away keeps rows of files to delete until it is back', async () => {
    const id = await fileStoreOn(open.db, s3()).add(bytes('to delete'))
    expect(await deleteUnusedFiles(open.db, null, tomorrow())).toBe(0)
    await server.stop()
    await expect(deleteUnusedFiles(open.db, s3(), tomorrow())).rejects.toThrow(FilesUnavailable)
    await server.start()
    expect(server.objects()).toContain(id)
    expect(await deleteUnusedFiles(open.db, s3(), tomorrow())).toBe(1)
    expect(server.objects()).not.toContain(id)
  })
})

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('has the files of the S3 storage in it, comes back without one, and names those that were lost', async () => {
    const store = fileStoreOn(open.db, s3())
    const [kept, lost] = [await store.add(bytes('kept in a bucket')), await store.add(bytes('lost'))]
    await s3().remove(lost)
    const file = join(folder, 'all.backup.gz')
    expect(await writeFile(file, async () => open.db, { secret: null, objects: s3() })).toMatchObject({ lost: 1 })

    const databaseFolder = join(folder, 'restored')
    cpSync(join(inject('embeddedTemplate'), 'empty'), databaseFolder, { recursive: true })
    await restoreFrom(file, { databaseUrl: undefined, databaseFolder })
    const restored = await openEmbedded(databaseFolder)
    try {
      expect(await asText(fileStoreOn(restored.db), kept)).toBe('kept in a bucket')
      await expect(fileStoreOn(restored.db, s3()).read(lost)).rejects.toThrow(FileLost)
    } finally {
      await restored.close()
    }
  })

  it('is not made while the storage is away', async () => {
    await fileStoreOn(open.db, s3()).add(bytes('in a bucket'))
    const away = s3Storage({ ...server.bucket, endpoint: 'http://127.0.0.1:9' })
    const file = join(folder, 'none.backup.gz')
    await expect(writeFile(file, async () => open.db, { secret: null, objects: away })).rejects.toThrow(
      FilesUnavailable,
    )
  })
})

it('a file that a picture shows cannot be deleted, by anyone', async () => {
  await createMediaStore(open.db).add({ ...picture, bytes: bytes('shown') })
  const [shown] = await open.db.select({ fileId: contentMedia.fileId }).from(contentMedia)
  await expect(open.db.delete(storedFile).where(eq(storedFile.id, shown?.fileId ?? ''))).rejects.toThrow()
  expect(await open.db.select({ id: storedFile.id }).from(storedFile)).toHaveLength(1)
})

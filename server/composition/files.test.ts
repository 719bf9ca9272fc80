import { expect, it } from 'vitest'
import { fileStoreOn } from '#content/files/file-store.ts'
import { databaseAndS3, type S3Server } from '#tests/helpers/s3-server.ts'
import { filesOf } from './files.ts'

const { open, server } = await databaseAndS3()

it('logs and counts errors of the storage, at start and when files are moved', async () => {
  const lines: [object, string][] = []
  const say = (details: object, words: string) => void lines.push([details, words])
  const clock = { now: () => Temporal.Now.instant() }
  // pino's own functions take more forms than these parts use
  const log = { info: say, warn: say } as unknown as Parameters<typeof filesOf>[0]['log']
  const filesWith = (bucket: S3Server['bucket'] | null) => filesOf({ db: open.db, env: { bucket }, clock, log })

  await fileStoreOn(open.db).add(Buffer.from('from before'))
  const wrong = filesWith({ ...server.bucket, secretAccessKey: 'wrong' })
  await wrong.check()
  expect(lines.splice(0)).toEqual([
    [{ error: expect.objectContaining({ message: expect.stringContaining('403') }) }, 'file storage failed'],
  ])
  await expect(wrong.tidy()).rejects.toThrow('403')
  expect(wrong.failures()).toBe(2)
  lines.length = 0

  const right = filesWith(server.bucket)
  await right.check()
  await right.tidy()
  await right.tidy()
  expect(lines.splice(0)).toEqual([[{ moved: 1, deleted: 0 }, 'files tidied']])
  expect(server.objects()).toHaveLength(2)

  await filesWith(null).check()
  expect(lines).toEqual([[{ away: 1 }, 'files are in an S3 storage, but none is configured']])
})

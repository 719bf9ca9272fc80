import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { S3Bucket } from '#content/files/s3-storage.ts'
import { freshEmbedded } from './fresh-embedded.ts'

/** What is used of the package, which has no types. */
interface S3rver {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

export interface S3Server {
  bucket: S3Bucket
  /** Names of the objects. */
  objects(): string[]
  /** Changes an object on the disk of the server. */
  damage(name: string): void
  /** It can be started again, with what it has. */
  stop(): Promise<void>
  start(): Promise<void>
  /** With everything it has. */
  end(): Promise<void>
}

/** An embedded database and a server that speaks S3, both gone after the tests of the file. */
export async function databaseAndS3() {
  const [open, server] = [await freshEmbedded(), await startS3()]
  afterAll(async () => {
    await open.close()
    await server.end()
  })
  return { open, server }
}

/** A server that speaks S3 and checks signatures, with an empty bucket. */
async function startS3(): Promise<S3Server> {
  // @ts-expect-error it has no types
  const { default: Server }: { default: new (options: object) => S3rver } = await import('@20minutes/s3rver')
  const directory = await mkdtemp(join(tmpdir(), 'flightdeck-s3-'))
  const ends = '._S3rver_object'
  const name = 'flightdeck-files'
  const options = { address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name }] }
  let port = 0
  let server: S3rver | undefined
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const it: S3Server = {
    bucket: { endpoint: '', region: 'eu-central-1', bucket: name, ...keys },
    objects: () =>
      readdirSync(join(directory, name))
        .filter((file) => file.endsWith(ends))
        .map((file) => file.slice(0, -ends.length)),
    damage: (object) => writeFileSync(join(directory, name, object + ends), 'other bytes'),
    async start() {
      server = new Server({ ...options, port })
      port = (await server.run()).port
      it.bucket.endpoint = `http://127.0.0.1:${port}`
    },
    async stop() {
      await server?.close()
      server = undefined
    },
    async end() {
      await it.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  await it.start()
  return it
}

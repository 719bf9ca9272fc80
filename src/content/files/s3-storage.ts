import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { FilesUnavailable, type ObjectStorage } from '../ports/pictures.ts'

export interface S3Bucket {
  /** 'https://s3.eu-central-1.amazonaws.com', 'http://localhost:9000' */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** An upload of 10 MB on a slow line takes less. Visitors give up on a picture sooner. */
const limitMs = 20_000

/** A bucket of an S3-compatible storage, addressed path-style, which every such storage supports. `onFailure` is called for every failure. */
export function s3Storage(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Bucket,
  onFailure: (error: FilesUnavailable) => void = () => undefined,
): ObjectStorage {
  // A 5xx response is retried once.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })

  async function ask(method: string, name: string, body?: Uint8Array): Promise<Uint8Array | null> {
    try {
      const response = await client.fetch(`${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`, {
        method,
        // Signed, so that the storage rejects bytes altered in transit.
        headers: body ? { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') } : {},
        // as: the bytes of an upload are never in shared memory, the only case that BodyInit excludes
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      })
      const answer = new Uint8Array(await response.arrayBuffer())
      if (response.ok) return answer
      const code = /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(answer))?.[1]
      if (code === 'NoSuchKey') return null
      throw new FilesUnavailable(`the S3 storage answers ${method} with ${response.status} ${code ?? ''}`.trim())
    } catch (error) {
      const failure =
        error instanceof FilesUnavailable
          ? error
          : new FilesUnavailable(`the S3 storage does not answer ${method}`, { cause: error })
      onFailure(failure)
      throw failure
    }
  }

  return {
    put: async (name, bytes) => void (await ask('PUT', name, bytes)),
    get: (name) => ask('GET', name),
    remove: async (name) => void (await ask('DELETE', name)),
  }
}

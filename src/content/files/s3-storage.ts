import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { FilesUnavailable, type ObjectStorage } from '../ports/files.ts'

export interface S3Bucket {
  /** 'https://s3.eu-central-1.amazonaws.com', 'http://localhost:9000' */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** An upload of 10 MB on a slow line takes less. Visitors who wait for a picture give up sooner. */
const limitMs = 20_000

/**
 * A bucket of an S3-compatible storage. It is named in the path and not in the host: every such storage understands that. `onFailure` hears of
 * everything that goes wrong.
 */
export function s3Storage(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Bucket,
  onFailure: (error: FilesUnavailable) => void = () => undefined,
): ObjectStorage {
  // an answer of 5xx is asked for once more
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })

  async function ask(method: string, name: string, body?: Uint8Array): Promise<Uint8Array | null> {
    try {
      const response = await client.fetch(`${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`, {
        method,
        // signed, so that the storage refuses bytes that were changed on the way
        headers: body ? { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') } : {},
        // the bytes of an upload are never in shared memory, which is all that BodyInit excludes
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

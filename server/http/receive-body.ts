import type { IncomingMessage } from 'node:http'
import { longestBody } from './form-limits.ts'

/** The property in which Hono's server looks for a body that was already read. */
interface Received {
  rawBody?: Buffer
}

/**
 * Resolves when a request's body is complete or its sender is gone. Until then it takes no work, only a connection and at most the memory of a long
 * form. The rest of a body that is too long is discarded; the kept part is too long for form-limits.ts.
 */
export function receiveBody(request: IncomingMessage & Received): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const chunks: Buffer[] = []
  let length = 0
  request.on('data', (chunk: Buffer) => {
    if (length <= longestBody) chunks.push(chunk)
    length += chunk.length
  })
  request.once('end', () => {
    request.rawBody = Buffer.concat(chunks)
    resolve()
  })
  request.once('close', resolve)
  return promise
}

/** Null for a body that is missing or too long. */
export function receivedBody({ rawBody }: IncomingMessage & Received): Buffer | null {
  return rawBody && rawBody.length <= longestBody ? rawBody : null
}

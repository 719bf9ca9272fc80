import type { IncomingMessage } from 'node:http'
import { longestBody } from './form-limits.ts'

/** Where Hono's server looks for a body that someone has read before it. */
interface Received {
  rawBody?: Buffer
}

/**
 * Resolves when all of a request's body is here, or its sender is gone. Until then there is nothing to work at: it takes a connection and at most
 * the memory of a long form. The rest of a longer body is thrown away, and what was kept is too long for form-limits.ts.
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

/** Null for what did not come, or is too long. */
export function receivedBody({ rawBody }: IncomingMessage & Received): Buffer | null {
  return rawBody && rawBody.length <= longestBody ? rawBody : null
}

import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { drainRequestBody } from './drain-request-body.ts'

/** Longer than any honest form: a booking for fifty people takes about 30 kB. */
export const longestBody = 256 * 1024
/** A few pictures of 10 MB at once. */
const longestUpload = 32 * 1024 * 1024

/**
 * The maximum length of a form: longer ones only where pictures are uploaded, and only with that permission. A longer body is drained
 * without being kept, so that its sender receives the answer.
 */
export function formLimits(
  mayUpload: (headers: Headers) => Promise<boolean>,
  refuse: (context: Context) => Promise<Response>,
): MiddlewareHandler {
  const onError = async (context: Context) => {
    await drainRequestBody(context)
    return refuse(context)
  }
  const usual = bodyLimit({ maxSize: longestBody, onError })
  const upload = bodyLimit({ maxSize: longestUpload, onError })
  return async (context, next) => {
    const isUpload = takesPictures(context) && (await mayUpload(context.req.raw.headers))
    return isUpload ? upload(context, next) : usual(context, next)
  }
}

function takesPictures({ req }: Context): boolean {
  return req.method === 'POST' && /^\/office\/media(?:$|[/.])/.test(req.path) && isMultipart(req.header('content-type'))
}

function isMultipart(type: string | undefined): boolean {
  return type?.toLowerCase().startsWith('multipart/form-data') ?? false
}

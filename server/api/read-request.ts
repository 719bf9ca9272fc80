import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { ApiKey } from '#domain/api/api-key.ts'
import type { ApiRoute } from './api-route.ts'
import { invalid, Problem } from './problem.ts'

/** What a request brings, checked by the schemas of its route. Throws a `Problem`. */
export async function readRequest(route: ApiRoute, context: Context) {
  const params = read(route.params, context.req.param())
  const query = read(route.query, queryOf(context))
  if (route.body === null) return { params, query, body: null, version: 0, fingerprint: '' }
  const version = route.versioned ? versionOf(context.req.header('if-match')) : 0
  const text = await bodyOf(context)
  const fingerprint = createHash('sha256').update(`${context.req.path}\n${text}`).digest('hex')
  const sent = fromJson(text)
  if (sent === undefined) throw new Problem(400)
  return { params, query, body: read(route.body, sent), version, fingerprint }
}

/** An id that a key and its Idempotency-Key always give; null without one. */
export function attemptOf({ id }: ApiKey, idempotencyKey: string | undefined): string | null {
  if (idempotencyKey === undefined) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw new Problem(422, 'invalid', {
      errors: [{ field: 'Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' }],
    })
  const hex = createHash('sha256').update(`${id}\n${idempotencyKey}`).digest('hex')
  // Version 8 of RFC 9562: made by a rule of one's own.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

function read(schema: z.ZodType | null, value: unknown): unknown {
  if (schema === null) return null
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** A parameter that is empty was not given. */
function queryOf(context: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ''))
}

/**
 * '"7"' is version 7, and so is 'W/"7"': a proxy that packs answers weakens what it passes on, and a version of ours names the data, not the
 * bytes. What is no version of ours has been changed in the meantime, or never was.
 */
function versionOf(ifMatch: string | undefined): number {
  if (ifMatch === undefined) throw new Problem(428)
  const [, version] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch) ?? []
  if (version === undefined) throw new Problem(412)
  return Number(version)
}

async function bodyOf(context: Context): Promise<string> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem(415)
  return context.req.text()
}

/** Undefined for what is no JSON; JSON itself has no such value. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

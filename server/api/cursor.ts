import { z } from 'zod'
import type { ListPlace } from '#platform/ports.ts'
import { Problem } from './problem.ts'

const place = z.strictObject({ at: z.iso.datetime({ offset: true }), id: z.string().max(60) })

/** The position of the next page as an opaque token. */
export function cursorOf(next: ListPlace | null): string | null {
  if (next === null) return null
  const at = Temporal.Instant.from(next.at.replace(' ', 'T')).toString()
  return Buffer.from(JSON.stringify({ at, id: next.id })).toString('base64url')
}

/** Throws a 422 for what we never gave out. */
export function placeOf(cursor: string | undefined, isId: (id: string) => boolean): ListPlace | null {
  if (cursor === undefined) return null
  const read = place.safeParse(fromJson(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success || !isId(read.data.id))
    throw new Problem(422, 'invalid', { errors: [{ field: 'cursor', message: 'is not one of ours' }] })
  return read.data
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

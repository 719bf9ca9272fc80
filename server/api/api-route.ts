import type { z } from 'zod'
import type { ApiKey, ApiScope } from '#domain/api/api-key.ts'
import type { Actor } from '#domain/office/member.ts'
import type { UseCases } from '#features/use-cases.ts'
import type { WebhookService } from '#features/webhooks/webhook-service.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

/** What the routes ask of the program: the same that the pages of the office ask. */
export type ApiUseCases = Pick<UseCases, 'dates' | 'bookingOffice' | 'invoiceList' | 'invoicePdf' | 'now'> & {
  webhooks: Pick<WebhookService, 'list' | 'find' | 'deliveries' | 'edit'>
}

export interface Asked<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  /** As the log of actions calls the bearer. */
  actor: Actor
  /** From If-Match. */
  version: number
  /** Made of the key and its Idempotency-Key: asked again with the same, it is the same. */
  idempotencyKey: string
  /** Whether the same Idempotency-Key came with the same body before. */
  isRepeat: boolean
  useCases: ApiUseCases
  siteUrl: string
}

export interface Answer {
  status: 200 | 201
  body?: unknown
  /** Of things that have one. */
  version?: number
  location?: string
  file?: MailAttachment
}

type Shape = z.ZodObject | null
type Out<S> = S extends z.ZodType ? z.output<S> : null

interface RouteOf<P extends Shape, Q extends Shape, B extends z.ZodType | null> {
  method: 'get' | 'post' | 'patch'
  /** '/api/v1/dates/{date}' */
  path: string
  /** `operationId` of the document: 'listDates' */
  id: string
  /** What it does, in a few words. */
  summary: string
  description?: string
  scope: ApiScope
  params: P
  query: Q
  body: B
  /** What comes back when it is done: JSON by this schema, or a PDF. */
  answers: { status: 200 | 201; description: string; schema: z.ZodType | 'pdf' }
  /** Beside 401, 403, 429 and 500, which every route has. */
  problems: readonly (404 | 409 | 412 | 413 | 415 | 422 | 428 | 400)[]
  /** Asks for If-Match. */
  versioned?: boolean
  /** Takes an Idempotency-Key. */
  creates?: boolean
  answer(asked: Asked<Out<P>, Out<Q>, Out<B>>): Promise<Answer>
}

/** A route of the API: the server answers by it, the document describes it. */
// What a route reads is checked by its own schemas right before it is answered, so the table may forget the types.
export type ApiRoute = Omit<RouteOf<Shape, Shape, z.ZodType | null>, 'answer'> & {
  answer(asked: Asked<unknown, unknown, unknown>): Promise<Answer>
}

export function apiRoute<P extends Shape, Q extends Shape, B extends z.ZodType | null>(
  route: RouteOf<P, Q, B>,
): ApiRoute {
  // See above: `readRequest` hands over what came out of these very schemas.
  return route as unknown as ApiRoute
}

export function keyActor({ id, name }: Pick<ApiKey, 'id' | 'name'>): Actor {
  return { kind: 'key', id, name }
}

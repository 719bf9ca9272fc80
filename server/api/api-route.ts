import type { z } from 'zod'
import type { ApiKey, ApiScope } from '#domain/api/api-key.ts'
import type { Actor } from '#domain/office/member.ts'
import type { OfficePorts } from '#features/booking/records.ts'
import type { Services } from '#features/context.ts'
import type { WebhookService } from '#features/webhooks/webhook-service.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

/** The use cases behind the API, the same as those behind the office. */
export type ApiServices = Pick<Services, 'invoicePdf' | 'now'> & {
  ports: OfficePorts
  webhooks: Pick<WebhookService, 'list' | 'find' | 'deliveries' | 'edit'>
}

export interface Asked<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  /** The API key as the actor in the audit log. */
  actor: Actor
  version: number
  /** Derived from the API key and its Idempotency-Key, so a repeat gets the same value. */
  idempotencyKey: string
  /** Whether this Idempotency-Key was already used with the same body. */
  isRepeat: boolean
  services: ApiServices
  siteUrl: string
}

export interface Answer {
  status: 200 | 201
  body?: unknown
  /** For versioned resources only. */
  version?: number
  location?: string
  file?: MailAttachment
}

type Shape = z.ZodObject | undefined
type Out<S> = S extends z.ZodType ? z.output<S> : null

interface RouteOf<P extends Shape, Q extends Shape, B extends z.ZodType | undefined> {
  method: 'get' | 'post' | 'patch'
  /** '/api/v1/dates/{date}' */
  path: string
  /** `operationId` in the OpenAPI document: 'listDates' */
  id: string
  summary: string
  description?: string
  scope: ApiScope
  params?: P
  query?: Q
  body?: B
  /** The successful response: JSON by this schema, or a PDF. */
  answers: { status: 200 | 201; description: string; schema: z.ZodType | 'pdf' }
  /** In addition to 401, 403, 429 and 500, which every route has. */
  problems: readonly (404 | 409 | 412 | 413 | 415 | 422 | 428 | 400)[]
  /** Requires If-Match. */
  versioned?: boolean
  /** Accepts an Idempotency-Key. */
  creates?: boolean
  answer(asked: Asked<Out<P>, Out<Q>, Out<B>>): Promise<Answer>
}

/** A route of the API. The server dispatches by it, and the OpenAPI document is generated from it. */
// The table may erase the types: each route's own schemas parse the input right before `answer` is called.
export type ApiRoute = Omit<RouteOf<Shape, Shape, z.ZodType | undefined>, 'answer'> & {
  answer(asked: Asked<unknown, unknown, unknown>): Promise<Answer>
}

export function apiRoute<
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends z.ZodType | undefined = undefined,
>(route: RouteOf<P, Q, B>): ApiRoute {
  // See above: `readRequest` passes what these schemas parsed.
  return route as unknown as ApiRoute
}

export function keyActor({ id, name }: Pick<ApiKey, 'id' | 'name'>): Actor {
  return { kind: 'key', id, name }
}

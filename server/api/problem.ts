import { z } from 'zod'
import { answerSchema } from './named-schema.ts'

/** Problem details (RFC 9457), served as `application/problem+json`. */
export const problemSchema = answerSchema(
  'Problem',
  z.strictObject({
    type: z.string().meta({ description: 'Stable identifier of the reason: urn:flightdeck:problem:below-taken' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    requestId: z.uuid().meta({ description: 'Also in X-Request-Id. Identifies the request in the server log.' }),
    errors: z
      .array(z.strictObject({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Path of the invalid field (sessions.0.startsAt) and what is wrong with it' }),
    taken: z.int().optional().meta({ description: 'Only for below-taken: the number of seats taken.' }),
  }),
)

type ProblemFields = z.output<typeof problemSchema>

/** A rejected request. May be thrown anywhere while a request is handled. */
export class Problem extends Error {
  readonly status: number
  readonly kind: string
  readonly more: Partial<Pick<ProblemFields, 'detail' | 'errors' | 'taken'>>
  readonly headers: Record<string, string>

  constructor(
    status: keyof typeof titles,
    kind: string = titles[status].kind,
    more: Problem['more'] = {},
    headers: Record<string, string> = {},
  ) {
    super(kind)
    this.name = 'Problem'
    this.status = status
    this.kind = kind
    this.more = more
    this.headers = headers
  }
}

export const titles = {
  400: { kind: 'bad-request', title: 'The body is not valid JSON' },
  401: { kind: 'unauthorized', title: 'The key is missing, invalid, expired or revoked' },
  403: { kind: 'forbidden', title: 'The key lacks the required scope' },
  404: { kind: 'not-found', title: 'Not found' },
  405: { kind: 'method-not-allowed', title: 'Method not allowed at this address' },
  409: { kind: 'conflict', title: 'The current state does not allow this' },
  412: { kind: 'stale', title: 'It has been changed since you read it' },
  413: { kind: 'too-long', title: 'The body is too long' },
  415: { kind: 'not-json', title: 'The body must be application/json' },
  422: { kind: 'invalid', title: 'The request contains invalid values' },
  428: { kind: 'if-match-missing', title: 'If-Match is missing: send the ETag of the version that you read' },
  429: { kind: 'too-many-requests', title: 'Too many requests' },
  503: { kind: 'away', title: 'Temporarily unavailable: try again' },
  500: { kind: 'failed', title: 'Something went wrong on our side' },
} as const

/** Responses contain personal data, so no cache may store them. */
export const neverStored = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

export function problemAnswer(problem: Problem, requestId: string): Response {
  const { text, ...init } = problemText(problem, requestId)
  return new Response(text, init)
}

/** The same for what answers without a `Response`. */
export function problemText(problem: Problem, requestId: string) {
  const { status, kind, more, headers } = problem
  // The constructor accepts only these keys.
  const { title } = titles[status as keyof typeof titles]
  const body: ProblemFields = { type: `urn:flightdeck:problem:${kind}`, title, status, ...more, requestId }
  return {
    text: JSON.stringify(body),
    status,
    headers: { 'content-type': 'application/problem+json', 'x-request-id': requestId, ...neverStored, ...headers },
  }
}

export function invalid(error: z.ZodError): Problem {
  const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return new Problem(422, 'invalid', { errors })
}

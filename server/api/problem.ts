import { z } from 'zod'
import { answerSchema } from './named-schema.ts'

/** Why a request was not done (RFC 9457), as `application/problem+json`. */
export const problemSchema = answerSchema(
  'Problem',
  z.strictObject({
    type: z.string().meta({ description: 'Stays the same for the same reason: urn:flightdeck:problem:below-taken' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    requestId: z.uuid().meta({ description: 'Also in X-Request-Id. We find the request by it.' }),
    errors: z
      .array(z.strictObject({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'What is wrong with which field: sessions.0.startsAt' }),
    taken: z.int().optional().meta({ description: 'Of below-taken: the seats that are taken.' }),
  }),
)

type ProblemFields = z.output<typeof problemSchema>

/** A request that is turned down; thrown at any depth of answering it. */
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

/** The statuses that this API turns requests down with. */
export const titles = {
  400: { kind: 'bad-request', title: 'This is not JSON that we can read' },
  401: { kind: 'unauthorized', title: 'There is no key, or it is not valid (any more)' },
  403: { kind: 'forbidden', title: 'This key may not do that' },
  404: { kind: 'not-found', title: 'There is no such thing' },
  405: { kind: 'method-not-allowed', title: 'This address does not know that method' },
  409: { kind: 'conflict', title: 'As things stand this cannot be done' },
  412: { kind: 'stale', title: 'Somebody has changed it in the meantime' },
  413: { kind: 'too-long', title: 'The body is too long' },
  415: { kind: 'not-json', title: 'The body has to be application/json' },
  422: { kind: 'invalid', title: 'Something that was sent is not valid' },
  428: { kind: 'if-match-missing', title: 'Send If-Match with the ETag that you have read' },
  429: { kind: 'too-many-requests', title: 'Too many requests' },
  503: { kind: 'away', title: 'The database is away for a moment: come again' },
  500: { kind: 'failed', title: 'Something went wrong on our side' },
} as const

/** Never kept by anyone on the way: answers are about people. */
export const neverStored = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

export function problemAnswer(problem: Problem, requestId: string): Response {
  const { status, kind, more, headers } = problem
  // Only its keys can be given to the constructor.
  const { title } = titles[status as keyof typeof titles]
  const body: ProblemFields = { type: `urn:flightdeck:problem:${kind}`, title, status, ...more, requestId }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'x-request-id': requestId, ...neverStored, ...headers },
  })
}

/** What zod has found wrong, field by field. */
export function invalid(error: z.ZodError): Problem {
  const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return new Problem(422, 'invalid', { errors })
}

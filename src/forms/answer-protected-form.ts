import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { createContext, data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { FormKind, SpamSign } from '#domain/spam/check-for-spam.ts'
import type { SpamDefence } from '#features/spam/spam-defence.ts'
import { requestContext } from '#frame/context.ts'
import type { FormRefusal } from './form-answer.ts'
import { honeypotField, ticketField } from './human/spam-field-names.ts'
import { formBody } from './read-form.ts'

interface ProtectedForm<Schema extends z.ZodObject, Answer> {
  schema: Schema
  kind: FormKind
  /** Its free text, for the spam check. */
  words(form: z.output<Schema>): readonly (string | undefined)[]
  /** The outcome. A suspected submission is stored for review; `lastResult` returns the form where it cannot be accepted. */
  take(form: z.output<Schema>, signs: readonly SpamSign[], lastResult: SubmissionResult<string[]>): Promise<Answer>
}

/**
 * Answers a form that everyone may send, with `SpamFields` in it: 422 when it is wrong, 200 with `SpamNotice` and the verdict's ticket when
 * it is unsure who sent it, 429 for too many, 500 when something broke. Fields that the schema does not know are left out: they are a mistake
 * or an attempt. Throws a 400 for a body that is no form.
 */
export async function answerProtectedForm<Schema extends z.ZodObject, Answer>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { schema, kind, words, take }: ProtectedForm<Schema, Answer>,
) {
  const { sender, report } = context.get(requestContext)
  const spamDefence = context.get(spamDefenceContext)
  const sent = await formBody(request)
  const form = new FormData()
  for (const [name, value] of sent)
    if (Object.hasOwn(schema.shape, name) && typeof value === 'string') form.append(name, value)
  const submission = parseWithZod(form, { schema })
  const lastResult = submission.reply()
  const refuse = (status: number, problem: FormRefusal['problem'], ticket?: string) =>
    data<FormRefusal>({ done: false, lastResult, problem, ticket }, { status })
  if (submission.status !== 'success') return refuse(422, null)
  // What is let through is counted: ask once, when the form is right.
  const verdict = await spamDefence.check({
    kind,
    honeypot: textOf(sent.get(honeypotField)),
    ticket: textOf(sent.get(ticketField)),
    texts: words(submission.value).filter((text) => text !== undefined),
    sender,
  })
  if (verdict.verdict === 'unsure') return refuse(200, 'unsure', verdict.ticket)
  if (verdict.verdict === 'too-many') return refuse(429, 'too-many')
  try {
    return await take(submission.value, verdict.verdict === 'suspected' ? verdict.signs : [], lastResult)
  } catch (error) {
    // a page that is not found, thrown on purpose
    if (!(error instanceof Error)) throw error
    report(error)
    return refuse(500, 'failed')
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

export const spamDefenceContext = createContext<SpamDefence>()

import { data } from 'react-router'
import { z } from 'zod'
import { fields, optionalLine } from '#domain/form/field.ts'
import { ownPasswordForm } from '#domain/office/account-forms.ts'
import { readSentForm } from '#forms/form-action.ts'
import { formBody } from '#forms/read-form.ts'
import { noTraces } from '#frame/no-traces.ts'
import { requireMember } from '#frame/office/guard-office.ts'
import { officeContext } from '#frame/office/office-context.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/passkeys'
import { browserName } from './browser-name.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** What the browser's dialogue has answered, as JSON. */
const answerForm = fields({ response: z.string().max(20_000), name: optionalLine(60) })

/** The two steps of a passkey: without `response` the challenge, with it the check. `register` needs the password, `sign-in` is public. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { what } = params
  if (what !== 'register' && what !== 'sign-in') throw data(null, { status: 404 })
  if (what === 'register') await requireMember(context, 'account')
  const { service, address, headers } = context.get(officeContext)
  const form = await formBody(request)
  if (!form.has('response')) {
    const question = what === 'register' ? await begun(form, context) : await service.accounts.askPasskey(headers)
    return question ? json(question.options, question.cookies) : refused()
  }
  const read = readSentForm(form, answerForm)
  const response = read.ok ? parsed(read.value.response) : null
  if (!(read.ok && response)) return refused()
  // what no one has named is called after the browser that it was made with
  const name = read.value.name || browserName(headers.get('user-agent') ?? '')
  const result = await service.accounts.takePasskey(what, { response, ...(name && { name }) }, headers, address)
  return result.outcome === 'done' ? json(true, result.cookies) : refused()
}

/** The question for a new passkey, for the password alone; null without it. */
async function begun(form: FormData, context: Route.ActionArgs['context']) {
  const { service, headers } = context.get(officeContext)
  const read = readSentForm(form, ownPasswordForm)
  const question = read.ok ? await service.accounts.beginPasskey(read.value.password, headers) : null
  return question?.outcome === 'done' ? question : null
}

function refused(): Response {
  return Response.json(null, { status: 422, headers: noTraces })
}

function json(value: unknown, cookies: readonly string[]): Response {
  const answer = Response.json(value, { headers: noTraces })
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

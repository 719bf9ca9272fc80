import { data, redirect } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { csvOf } from '#domain/export/table.ts'
import { viennaDay } from '#domain/iso-date.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { screensFor } from '../../office/guard-office.ts'
import { logParamsOf } from '../../office/log/log-params.ts'
import { logActor, logRow } from '../../office/log/log-row.ts'
import { searchSynonyms } from '../../office/log/search-synonyms.ts'
import { memberOf } from '../../office/member-of.ts'
import { officeContext } from '../../office/office-context.ts'
import type { OfficeHandle } from '../../office/permission.ts'
import { noTraces } from '../personal/no-traces.ts'
import type { Route } from './+types/log-file'

export const handle = { permission: 'export' } satisfies OfficeHandle

/** The log as a file, as far as the screen would show it. Asked for by POST, so that nothing fetches it ahead: each one stands in the log. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { preferredLanguage: locale } = context.get(requestContext)
  const params = logParamsOf(await request.formData().catch(() => new FormData()))
  const asked = { ...params, searchSynonyms: searchSynonyms(params.text ?? '', messagesOf(locale).officeLog.actions) }
  const lines = await context.get(officeContext).desk.log.file(member, asked)
  if (lines === null) return redirect('/office/log?toomuch', 303)
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'officeLog' })
  const headings = (['when', 'who', 'what', 'kind', 'about', 'id', 'action', 'reason'] as const).map((name) => t(name))
  const mayOpen = screensFor(context)
  const rows = lines.map((line) => {
    const { word, values } = logRow(line, mayOpen)
    const actor = logActor(line.actor)
    const who = 'name' in actor ? line.actor.replace(/^organiser:/, '') : t(`actors.${actor.kind}`)
    const { kind, name, id } = line.subject
    return [
      line.at.toString(),
      who,
      t(`actions.${word}`, values),
      t(`kinds.${kind}`),
      name,
      id,
      line.action,
      line.reason,
    ]
  })
  const day = viennaDay(context.get(useCasesContext).now())
  return new Response(csvOf(headings, rows), {
    headers: {
      ...noTraces,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="log-${day}.csv"`,
    },
  })
}

/** There is nothing to see at the address alone. */
export function loader() {
  throw data(null, { status: 404 })
}

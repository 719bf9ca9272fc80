import { data } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { type ShownActor, textOfActor } from '#domain/audit/actor.ts'
import { type Cell, csvOf, momentCell } from '#domain/export/table.ts'
import { viennaDay } from '#domain/iso-date.ts'
import { formBody } from '#forms/read-form.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { fileDownload } from '#frame/office/file-download.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { ListedAction } from '../records.ts'
import type { Route } from './+types/log-file'
import { wordValues } from './detail-words.ts'
import { actionsByWord, logParamsOf } from './log-search.ts'
import { changesText } from './log-table.tsx'

export const handle = { permission: 'export' } satisfies OfficeHandle

/** The log as a file, as far as the screen would show it. Asked for by POST, so that nothing fetches it ahead: each one is in the log. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { preferredLanguage: locale } = context.get(requestContext)
  const messages = messagesOf(locale)
  const params = logParamsOf(await formBody(request))
  const asked = { ...params, actionsByWord: actionsByWord(params.text ?? '', messages.officeLog.actions) }
  const lines = await context.get(officeContext).service.log.file(member, asked)
  if (lines === null) throw data(null, { status: 403 })
  const t = createTranslator({ locale, messages, namespace: 'officeLog' })
  const headings = (['when', 'who', 'what', 'kind', 'about', 'id', 'action', 'reason'] as const).map((name) => t(name))
  const nameOf = (actor: ShownActor) => {
    if (actor.kind === 'key') return textOfActor(actor)
    return actor.kind === 'member' ? actor.name : t(`actors.${actor.kind}`)
  }
  const rowOf = (line: ListedAction): Cell[] => {
    const { actor } = line
    const { kind, name, id } = line.subject
    return [
      momentCell(line.at),
      nameOf(actor),
      t(`actions.${line.action}`, wordValues(line.details, messages, locale)),
      t(`kinds.${kind}`),
      name,
      id,
      [line.action, changesText(line, { messages, language: locale })].filter(Boolean).join(' '),
      line.reason,
    ]
  }
  async function* portions() {
    for await (const some of lines ?? []) yield some.map(rowOf)
  }
  const name = createTranslator({ locale, messages, namespace: 'officeExports.fileName' })('log')
  const day = viennaDay(context.get(clockContext).now())
  return fileDownload(csvOf(headings, portions()), { name, day, type: 'csv' })
}

/** There is nothing to see at the address alone. */
export function loader() {
  throw data(null, { status: 404 })
}

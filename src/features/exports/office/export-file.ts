import { data, redirect } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { z } from 'zod'
import { csvOf, exportFormats, exportKinds } from '#domain/export/table.ts'
import { fields } from '#domain/form/field.ts'
import { viennaDay } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { makeExport } from '#features/exports/make-export.ts'
import { readSentForm } from '#forms/form-action.ts'
import { formBody } from '#forms/read-form.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { fileDownload } from '#frame/office/file-download.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/export-file'

export const handle = { permission: 'export' } satisfies OfficeHandle

const optionalDay = z.iso.date().optional()
const exportForm = fields({
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  from: optionalDay,
  to: optionalDay,
  workshop: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
})

/** An export as a file. Asked for by POST, so that nothing fetches it ahead: each one is in the log. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const ports = context.get(servicePortsContext)
  const { spreadsheet } = context.get(servicesContext)
  const { now } = context.get(clockContext)
  const { preferredLanguage: language } = context.get(requestContext)
  const form = readSentForm(await formBody(request), exportForm)
  if (!form.ok) return redirect('/office/exports?problem=range', 303)
  const { kind, format, ...range } = form.value
  if (range.from && range.to && range.to < range.from) return redirect('/office/exports?problem=range', 303)
  const translate = createTranslator({ locale: language, messages: messagesOf(language) })
  const { columns, portions } = await makeExport(ports, { kind, format, range, actor: member, translate })
  const headings = columns.map(headingsIn(language))
  const content = format === 'csv' ? csvOf(headings, portions) : spreadsheet(headings, portions)
  const name = translate(`officeExports.fileName.${kind}`)
  return fileDownload(content, { name, day: viennaDay(now()), type: format })
}

/** There is nothing to see at the address alone. */
export function loader() {
  throw data(null, { status: 404 })
}

/** The heading of a column. A column without one is a bug. */
function headingsIn(language: Language): (column: string) => string {
  const messages = messagesOf(language)
  const t = createTranslator({ locale: language, messages, namespace: 'officeExports.column' })
  type Column = Parameters<typeof t>[0]
  return (column) => {
    // The columns of a table are plain strings; whether the messages have them is asked in the same breath.
    if (!t.has(column as Column)) throw data(null, { status: 500 })
    return t(column as Column)
  }
}

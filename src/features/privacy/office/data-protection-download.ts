import { data, redirect } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { lookUpForm } from '#domain/data-protection/office-forms.ts'
import { viennaDay } from '#domain/iso-date.ts'
import { servicesContext } from '#features/context.ts'
import { readSentForm } from '#forms/form-action.ts'
import { formBody } from '#forms/read-form.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { fileDownload } from '#frame/office/file-download.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/data-protection-download'

export const handle = { permission: 'protect-data' } satisfies OfficeHandle

/** Everything that is known, for machines too (Art. 20 GDPR). That it was taken out is in the log. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { dataProtection } = context.get(servicesContext)
  const { now } = context.get(clockContext)
  const form = readSentForm(await formBody(request), lookUpForm)
  if (!form.ok) return redirect('/office/data-protection/file', 303)
  const { file } = await dataProtection.takeOut(form.value.address, member)
  const at = now()
  const { address, entries } = file
  const content = JSON.stringify({ address, at: at.toString(), entries }, null, 2)
  const { preferredLanguage: locale } = context.get(requestContext)
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'officeExports.fileName' })
  return fileDownload(content, { name: t('dataProtection'), day: viennaDay(at), type: 'json' })
}

/** There is nothing to see at the address alone. */
export function loader() {
  throw data(null, { status: 404 })
}

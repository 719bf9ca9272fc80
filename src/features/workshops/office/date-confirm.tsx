import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { servicePortsContext } from '#features/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Text } from '#ui/text.tsx'
import { confirmDate } from '../office-dates.ts'
import type { Route } from './+types/date-confirm'
import { DateFormShell } from './date-form-shell.tsx'
import { dateHref } from './date-row.ts'
import { useDateWords } from './date-words.tsx'
import { announcedChange, organisersRecord } from './own-record.ts'
import { RecipientList } from './recipients.tsx'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { date: _, ...shown } = await announcedChange(context, params.date, ['confirm', 'confirmed'])
  return shown
}

/** 409 when it is not tentative any more. */
export async function action({ params, context }: Route.ActionArgs) {
  const { member, record } = await organisersRecord(context, params.date)
  const outcome = await confirmDate(context.get(servicePortsContext), {
    slug: record.date.slug,
    actor: member,
  })
  if (outcome.outcome === 'done') return redirect(`${dateHref(record.date.id)}?done=confirmed`, 303)
  const { reason } = outcome.refusal
  if (reason === 'unknown') throw data(null, { status: 404 })
  return data({ refusal: reason }, { status: 409 })
}

export default function ConfirmDate({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  const { row, recipients, withoutMail } = loaderData
  return (
    <OfficePage title={t('confirm.title')} back={{ href: dateHref(row.id), label: words.name(row) }}>
      <DateFormShell
        refusal={actionData ? t(`refusal.${actionData.refusal}`, { taken: 0 }) : undefined}
        submit={t('confirm.submit')}
        backHref={dateHref(row.id)}
      >
        <Text>{t('confirm.text', { confirmed: row.confirmed, minimum: row.minimum })}</Text>
        <RecipientList recipients={recipients} withoutMail={withoutMail} />
      </DateFormShell>
    </OfficePage>
  )
}

import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { callOffFormSchema } from '#domain/workshop/date-form.ts'
import { servicePortsContext } from '#features/context.ts'
import { takeForm } from '#forms/form-action.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Text } from '#ui/text.tsx'
import { callOffDate } from '../office-dates.ts'
import type { Route } from './+types/date-call-off'
import { DateFormShell, ReasonField } from './date-form-shell.tsx'
import { dateHref } from './date-row.ts'
import { useDateWords } from './date-words.tsx'
import { announcedChange, organisersRecord } from './own-record.ts'
import { RecipientList } from './recipients.tsx'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { date, ...shown } = await announcedChange(context, params.date, ['callOff', 'called-off'])
  const { bookings } = context.get(servicePortsContext).reads
  const cancelled = await bookings.search({ workshop: date.slug, state: 'cancelled' }, null)
  const hasOrders = cancelled.bookings.some(({ orderId }) => orderId !== null)
  return {
    ...shown,
    version: date.version,
    cancelledHref: hasOrders ? `/office/bookings?workshop=${date.slug}&state=cancelled` : null,
  }
}

/** 422 without a reason, 409 when the date is not what the form was opened for any more. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, record } = await organisersRecord(context, params.date)
  const ports = context.get(servicePortsContext)
  return takeForm(request, callOffFormSchema, async (typed, sent) => {
    const outcome = await callOffDate(ports, { slug: record.date.slug, actor: member, ...typed })
    if (outcome.outcome === 'done') return redirect(`${dateHref(record.date.id)}?done=called-off`, 303)
    const { refusal } = outcome
    if (refusal.reason === 'unknown') throw data(null, { status: 404 })
    return data({ sent, more: refusal }, { status: 409 })
  })
}

export default function CallOffDate({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  const { row, version, recipients, withoutMail, cancelledHref } = loaderData
  const refusal = actionData?.more
  return (
    <OfficePage title={t('callOff.title')} back={{ href: dateHref(row.id), label: words.name(row) }}>
      <DateFormShell
        sent={actionData?.sent}
        hidden={{ version }}
        refusal={refusal ? t(`refusal.${refusal.reason}`, { taken: 0 }) : undefined}
        submit={t('callOff.submit')}
        backHref={dateHref(row.id)}
        isFinal
      >
        <Text>{t('callOff.text')}</Text>
        {cancelledHref && (
          <Text>{t.rich('callOff.fees', { link: (chunks) => <a href={cancelledHref}>{chunks}</a> })}</Text>
        )}
        <ReasonField />
        <RecipientList recipients={recipients} withoutMail={withoutMail} />
      </DateFormShell>
    </OfficePage>
  )
}

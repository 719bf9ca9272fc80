import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { servicePortsContext } from '#features/context.ts'
import { formBody } from '#forms/read-form.ts'
import { clockContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice-group.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { noteAttendance } from '../office-dates.ts'
import type { Route } from './+types/date-attendance'
import { DateFormShell } from './date-form-shell.tsx'
import { dateHref } from './date-row.ts'
import { dateView } from './date-view.ts'
import { useDateWords } from './date-words.tsx'
import { ownRecord, screenTitle } from './own-record.ts'

export const handle = { permission: 'see-dates' } satisfies OfficeHandle

/** Who was there: a list to tick, made for a phone in the room. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await ownRecord(context, params.date)
  const { row, people, hasStarted } = dateView(record, context.get(clockContext).now())
  return { title: screenTitle(context, 'attendance', row), row, people, hasStarted }
}

/** Keeps for everyone on the list whether they were ticked, or with `everyone` that all of them were there. 409 before the workshop starts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, record } = await ownRecord(context, params.date)
  const form = await formBody(request)
  const there = new Set(form.getAll('there').map(String))
  const named = form.getAll('named').map(String)
  const everyone = form.has('everyone')
  const outcome = await noteAttendance(context.get(servicePortsContext), {
    slug: record.date.slug,
    actor: member,
    attendance: new Map(named.map((id) => [id, everyone || there.has(id)])),
    // Everyone is meant as it is said, no matter who was ticked when the list was opened.
    shown: new Set(everyone ? [] : form.getAll('shown').map(String)),
  })
  if (outcome.outcome === 'done') {
    const done = outcome.isComplete ? 'attendance#people' : 'attendance-without'
    return redirect(`${dateHref(record.date.id)}?done=${done}`, 303)
  }
  const { reason } = outcome.refusal
  if (reason === 'unknown') throw data(null, { status: 404 })
  return data({ refusal: reason }, { status: 409 })
}

export default function Attendance({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const erased = useTranslations('officePrivacy.erasedPerson')
  const words = useDateWords()
  const { row, people, hasStarted } = loaderData
  return (
    <OfficePage title={t('attendance.title')} back={{ href: dateHref(row.id), label: words.name(row) }}>
      {!hasStarted && <Text>{t('attendance.notYet')}</Text>}
      {hasStarted && people.length === 0 && <Text>{t('attendance.nobody')}</Text>}
      {hasStarted && people.length > 0 && (
        <DateFormShell
          refusal={actionData ? t(`attendance.refusal.${actionData.refusal}`) : undefined}
          submit={t('attendance.submit')}
          also={
            <Button kind="secondary" name="everyone" value="yes">
              {t('attendance.everyone')}
            </Button>
          }
          backHref={dateHref(row.id)}
        >
          <Text>{t('attendance.text')}</Text>
          <Stack gap="small">
            {people.map(({ id, name, company, attended }) => (
              <div key={id}>
                <input type="hidden" name="named" value={id} />
                {attended && <input type="hidden" name="shown" value={id} />}
                <Checkbox
                  id={`there-${id}`}
                  name="there"
                  value={id}
                  defaultChecked={attended ?? false}
                  label={name || erased('name')}
                  hint={company}
                />
              </div>
            ))}
          </Stack>
        </DateFormShell>
      )}
    </OfficePage>
  )
}

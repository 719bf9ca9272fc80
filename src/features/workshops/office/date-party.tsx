import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { fields } from '#domain/form/field.ts'
import { moreTimeForm, moveToEndForm } from '#domain/workshop/date-form.ts'
import {
  giveMoreTime,
  type MoreTimeOutcome,
  type MoveToEndOutcome,
  moveRegistrationToEnd,
  type OfferOutcome,
  offerRegistration,
} from '#features/booking/waitlist.ts'
import { servicePortsContext } from '#features/context.ts'
import { dispatchForm, takeForm } from '#forms/form-action.ts'
import { OfficeTextField } from '#forms/office/office-form.tsx'
import { type SentForm, sentOf } from '#forms/sent-form.ts'
import { clockContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { FactList } from '#ui/fact-list.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/date-party'
import { DateFormShell, ReasonField } from './date-form-shell.tsx'
import { dateHref } from './date-row.ts'
import { dateView } from './date-view.ts'
import { type Done, useDateWords } from './date-words.tsx'
import { organisersRecord, screenTitle } from './own-record.ts'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

/** One party on the waitlist of a date: offer it seats now, move it to the end, or extend its offer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await organisersRecord(context, params.date)
  const { row, waiting } = dateView(record, context.get(clockContext).now())
  const party = orNotFound(waiting.find(({ id }) => id === params.registration))
  const title = `${party.company ?? party.booker}, ${screenTitle(context, null, row)}`
  return { title, row, party, isLast: waiting.every(({ place }) => (place ?? 0) <= (party.place ?? 0)) }
}

type WaitlistOutcome = OfferOutcome | MoveToEndOutcome | MoreTimeOutcome

/** 422 without a reason, 409 with the rule that is in the way. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member: actor, record } = await organisersRecord(context, params.date)
  const id = params.registration
  if (!record.parties.some(({ registration }) => registration.id === id)) throw data(null, { status: 404 })
  const ports = context.get(servicePortsContext)
  const answer = (outcome: WaitlistOutcome, sent: SentForm, word: Done) => {
    if (outcome.outcome === 'done') return redirect(`${dateHref(record.date.id)}?done=${word}&party=${id}#waiting`, 303)
    const { refusal } = outcome
    if (refusal.reason === 'unknown') throw data(null, { status: 404 })
    return data({ sent, more: refusal }, { status: 409 })
  }
  return dispatchForm(request, {
    offer: (form) =>
      takeForm(form, fields({}), async (_, sent) => answer(await offerRegistration(ports, id, actor), sent, 'offered')),
    skip: (form) =>
      takeForm(form, moveToEndForm, async (typed, sent) =>
        answer(await moveRegistrationToEnd(ports, id, { actor, ...typed }), sent, 'skipped'),
      ),
    'more-time': (form) =>
      takeForm(form, moreTimeForm, async (typed, sent) =>
        answer(await giveMoreTime(ports, id, { actor, ...typed }), sent, 'prolonged'),
      ),
  })
}

export default function WaitingParty({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const { windows } = useSiteSettings()
  const words = useDateWords()
  const { row, party, isLast } = loaderData
  const acts = [
    ...(party.state === 'waiting' ? (['offer'] as const) : []),
    ...(party.place !== null && !isLast ? (['skip'] as const) : []),
    ...(party.state === 'offered' ? (['more-time'] as const) : []),
  ]
  return (
    <OfficePage title={party.company ?? party.booker} back={{ href: dateHref(row.id), label: words.name(row) }}>
      <Stack gap="large">
        <FactList
          facts={[
            { label: t('party.booker'), value: party.booker },
            { label: t('form.seats'), value: party.seats },
            { label: t('party.status'), value: words.party(party) },
            { label: t('party.since'), value: words.moment(party.registeredAt) },
            { label: t('party.free'), value: t('party.freeOf', { free: row.seats - row.taken, seats: row.seats }) },
          ]}
        />
        {acts.map((act) => {
          const sent = sentOf(actionData, act)
          const refusal = sent && actionData?.more
          const left = refusal && 'left' in refusal ? refusal.left : 0
          return (
            <Panel key={act} title={t(`act.${act}.title`)}>
              <DateFormShell
                intent={act}
                sent={sent ?? { values: { hours: '24' }, errors: {} }}
                refusal={refusal ? t(`partyRefusal.${refusal.reason}`, { left, name: party.booker }) : undefined}
                hidden={act === 'more-time' && party.until !== null ? { until: party.until } : undefined}
                submit={t(`act.${act}.submit`)}
              >
                <Text>
                  {t(`act.${act}.text`, { hours: windows.offerHours, name: party.booker, seats: party.seats })}
                </Text>
                {act === 'more-time' && <OfficeTextField name="hours" label={t('act.hours')} inputMode="numeric" />}
                {act === 'skip' && <ReasonField />}
              </DateFormShell>
            </Panel>
          )
        })}
      </Stack>
    </OfficePage>
  )
}

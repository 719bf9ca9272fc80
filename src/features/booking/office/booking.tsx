import { useState } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { isId } from '#domain/id.ts'
import { viennaDay } from '#domain/iso-date.ts'
import { LogLink, useActionText, useActorName } from '#features/audit/office/log-table.tsx'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { MailRows } from '#features/mail-log/office/mail-rows.tsx'
import { formBody } from '#forms/read-form.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { countryOptions } from '#i18n/countries.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { bare, OfficeTable, Unbroken } from '#lists/office-table.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { Time } from '#ui/time.tsx'
import { openBooking } from '../booking-office.ts'
import type { Route } from './+types/booking'
import styles from './booking.module.css'
import { BookingActions } from './booking-actions.tsx'
import { bookingHref } from './booking-rows.tsx'
import { BookingFacts, BookingPeople, BookingVouchers, SettlementNotice, WithdrawalNotice } from './booking-sheet.tsx'
import { type BookingView, bookingView } from './booking-view.ts'
import { type ActionRefusal, actionNames, canBeCorrected, dispatchBookingAction } from './dispatch-booking-action.ts'
import type { HistoryLine } from './settlement-view.ts'

export const handle = { permission: 'handle-bookings' } satisfies OfficeHandle

/** Everything about one booking, and what can be done with it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { view } = await opened(params.booking, context)
  const done = doneOf(request, [...actionNames, 'booked', 'waiting', 'booked-before'])
  const today = viennaDay(context.get(clockContext).now())
  const { preferredLanguage } = context.get(requestContext)
  const countries = countryOptions(preferredLanguage)
  const section = messagesOf(preferredLanguage).officeFrame.screens.bookings
  return { title: view.number ?? section, view, done, today, countries, idempotencyKey: crypto.randomUUID() }
}

/** Does what the form asks for and comes back; 422 for mistakes, 409 with what happened meanwhile for what is not possible any more. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const ports = context.get(servicePortsContext)
  const { file, view } = await opened(params.booking, context)
  const form = await formBody(request)
  const name = actionNames.find((known) => known === form.get('intent'))
  if (!name) throw data(null, { status: 400 })
  // What the page showed last is of all its forms and in none of their schemas.
  const seen = Number(form.get('seen'))
  form.delete('seen')
  const dispatched = await dispatchBookingAction(name, form, { ports, file, actor: member })
  if (dispatched.outcome === 'done') return redirect(`${bookingHref(params.booking)}?done=${name}`, 303)
  const { sent } = dispatched
  if (!dispatched.refusal && canBeCorrected(name, view)) return data({ sent, refusal: null, seen }, { status: 422 })
  const refusal: ActionRefusal = dispatched.refusal ?? { reason: 'unknown' }
  return data({ sent, refusal, seen }, { status: 409 })
}

/** A booking with what its page shows. Throws a 404 where there is none. */
async function opened(id: string, context: Route.LoaderArgs['context']) {
  const ports = context.get(servicePortsContext)
  const { workshopDates } = context.get(servicesContext)
  const { now } = context.get(clockContext)
  const file = orNotFound(isId(id) ? await openBooking(ports.reads, id) : null)
  const order = file.order?.order
  const agreed = order && {
    listed: await workshopDates(),
    tariff: await ports.reads.settings.tariffAt(order.placedAt),
    cancellation: await ports.reads.settings.cancellationAt(order.placedAt),
  }
  return { file, view: orNotFound(bookingView(file, agreed ?? null, now())) }
}

/** Shown after a refusal: what has happened meanwhile. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** A waiting booking has no number yet; the names of people stay out of the browser’s history. */
export const headers = () => noTraces

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeBookings')
  const erased = useTranslations('officePrivacy.erasedPerson')
  const language = useLocale()
  const { view, done, today, countries, idempotencyKey } = loaderData
  const untouched = useLastDone(idempotencyKey, actionData === undefined)
  const refusal = actionData?.refusal
  const meanwhile = refusal ? view.history.filter(({ number }) => number > (actionData?.seen ?? 0)) : []
  const name = view.invoice.company ?? (view.booker.name || erased('name'))
  const title = [view.number, name].filter(Boolean).join(' · ')
  return (
    <OfficePage
      done={done && !actionData && <SuccessBanner title={t(`done.${done}`)} />}
      title={title}
      back={{ href: '/office/bookings', label: t('title') }}
    >
      {/* A form that has succeeded is closed and empty; a rejected one keeps its state, also while the page is loading its data again. */}
      <Stack key={untouched} gap="large">
        {refusal && (
          <Notice tone="alert" title={t('refusedTitle')}>
            <Text>
              {t(`refused.${reasonKey(refusal.reason)}`, {
                amount: formatMoney(refusal.left ?? refusal.open ?? 0, language),
              })}
            </Text>
            {meanwhile.length > 0 && (
              <>
                <Text>{t('meanwhile')}</Text>
                <HistoryList lines={meanwhile} />
              </>
            )}
          </Notice>
        )}
        <BookingFacts view={view} />
        {view.state === 'called-off' && (
          <Notice tone="info" title={t('calledOff.title')}>
            <Text>
              {t('calledOff.text', {
                kept: formatMoney(view.money.kept, language),
                paid: view.money.kept > 0 ? 'yes' : 'no',
              })}
            </Text>
          </Notice>
        )}
        {view.money.disputes.map(({ id, state, amount, provider }) => (
          <Notice key={id} tone="alert" title={t(`dispute.${state}.title`, { amount: formatMoney(amount, language) })}>
            <Text>{t(`dispute.${state}.text`, { provider })}</Text>
          </Notice>
        ))}
        <WithdrawalNotice withdrawal={view.withdrawal} />
        {view.settlement && <SettlementNotice settlement={view.settlement} />}
        <Panel title={t('actions')}>
          <BookingActions
            view={view}
            idempotencyKey={idempotencyKey}
            sent={actionData?.sent ?? null}
            countries={countries}
            today={today}
          />
        </Panel>
        <Panel title={t('people')}>
          <BookingPeople view={view} />
        </Panel>
        <BookingVouchers vouchers={view.vouchers} />
        <Panel title={t('money')}>
          <MoneyTable view={view} />
        </Panel>
        <Panel title={t('notes')}>
          <NoteList notes={view.notes} />
        </Panel>
        <Panel title={t('mails')}>
          {view.mails.length === 0 ? (
            <Text tone="quiet">{t('noMails')}</Text>
          ) : (
            <MailRows mails={view.mails} idempotencyKey={idempotencyKey} intent="mail" />
          )}
        </Panel>
        <Panel title={t('history')}>
          {view.history.length === 0 ? (
            <Text>
              {t('placed', { isOrder: view.number === null ? 'no' : 'yes' })},{' '}
              {formatDateTime(view.placedAt, { language, time: true })}
            </Text>
          ) : (
            <HistoryList lines={view.history} />
          )}
          <LogLink about={view.id} />
        </Panel>
      </Stack>
    </OfficePage>
  )
}

const reasons = {
  'gone-back': 'goneBack',
  'nothing-left': 'nothingLeft',
  'more-than-paid': 'moreThanPaid',
  'more-than-card': 'moreThanCard',
  'all-paid': 'allPaid',
  'more-than-open': 'moreThanOpen',
  'no-seats': 'noSeats',
  'future-day': 'futureDay',
  'not-open': 'notOpen',
  erased: 'erased',
  'regional-price': 'regionalPrice',
  'pay-first': 'payFirst',
  'other-workshop': 'otherWorkshop',
  'other-price': 'otherPrice',
  'not-enough-seats': 'notEnoughSeats',
  'workshop-over': 'workshopOver',
  'already-confirmed': 'alreadyConfirmed',
  'nothing-due': 'nothingDue',
  'no-share': 'noShare',
  'more-than-price': 'moreThanPrice',
  'money-moved': 'moneyMoved',
  'email-twice': 'emailTwice',
  'workshop-started': 'workshopStarted',
  'costs-changed': 'costsChanged',
} as const

/** The attempt that the forms began with: another one only once something was done. */
function useLastDone(idempotencyKey: string, isDone: boolean): string {
  const [last, setLast] = useState(idempotencyKey)
  if (isDone && last !== idempotencyKey) setLast(idempotencyKey)
  return last
}

/** The words for a refusal; what has none of its own can simply not be done any more. */
function reasonKey(reason: string): (typeof reasons)[keyof typeof reasons] | 'unknown' {
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : 'unknown'
}

/** What came and went, and the invoices over it. */
export function MoneyTable({ view: { money, invoices } }: { view: BookingView }) {
  const t = useTranslations('officeBookings')
  const nameOf = useActorName()
  const language = useLocale()
  const amounts = {
    isPaid: money.paid === 0 && money.returned === 0 && money.kept === 0 ? 'no' : 'yes',
    paid: formatMoney(money.paid, language),
    returned: formatMoney(money.returned, language),
    kept: formatMoney(money.kept, language),
  }
  const inEuros = (cents: number) => <Unbroken>{formatMoney(cents, language)}</Unbroken>
  const day = (at: string) => <Unbroken>{formatDateTime(at, { language })}</Unbroken>
  const rows = [
    ...invoices.map(({ number, kind, gross, issuedOn, href }) => ({
      key: number,
      head: <a href={href}>{t(`invoice.${kind}`, { number })}</a>,
      cells: [inEuros(gross), day(issuedOn), '–'],
    })),
    ...money.moves.map(({ id, kind, state, amount, at, by, reason }) => ({
      key: id,
      head: t(`move.${kind}`, { state: state ?? 'none' }),
      note: reason,
      cells: [inEuros(amount), day(at), by ? nameOf(by) : '–'],
    })),
  ]
  return (
    <>
      <Text>{t('balance', amounts)}</Text>
      {rows.length > 0 && (
        <OfficeTable
          caption={t('money')}
          columns={[t('what'), { label: t('amount'), holds: 'numbers', isBare: true }, bare(t('day')), bare(t('by'))]}
          rows={rows}
        />
      )}
    </>
  )
}

function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  const t = useTranslations('officeBookings')
  const actionText = useActionText()
  const language = useLocale()
  const actor = ({ actor: who }: HistoryLine) => {
    if (who.kind === 'key') return `API: ${who.name}`
    return who.kind === 'member' ? who.name : t(`actor.${who.kind}`)
  }
  return (
    <ol className={styles.list}>
      {lines.map((line) => (
        <li key={line.number}>
          <b>{actionText(line)}</b> {t('byWhom', { actor: actor(line) })}
          {line.reason && <> {t('because', { reason: line.reason })}</>}{' '}
          <Time at={line.at}>{formatDateTime(line.at, { language, time: true })}</Time>
        </li>
      ))}
    </ol>
  )
}

function NoteList({ notes }: Pick<BookingView, 'notes'>) {
  const t = useTranslations('officeBookings')
  const nameOf = useActorName()
  const language = useLocale()
  if (notes.length === 0) return <Text tone="quiet">{t('noNotes')}</Text>
  return (
    <ul className={styles.list}>
      {notes.map(({ id, text, at, by }) => (
        <li key={id}>
          {text} <Time at={at}>{[nameOf(by), formatDateTime(at, { language, time: true })].join(', ')}</Time>
        </li>
      ))}
    </ul>
  )
}

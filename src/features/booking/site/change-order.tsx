import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { withdrawalPaths } from '#domain/address/legal-pages.ts'
import { isCharged } from '#domain/order/order.ts'
import { bookerForms } from '#domain/order/order-forms.ts'
import type { Refusal, Result } from '#domain/result.ts'
import { orderByLink } from '#features/booking/behind-link.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { leaveOrder } from '#features/booking/leave-order.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { chosenIn, dispatchForm, takeForm } from '#forms/form-action.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { sentOf } from '#forms/sent-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatList } from '#i18n/format-list.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button, GoLink } from '#ui/button.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { ConfirmDetails } from '#ui/disclosure.tsx'
import { ErrorList } from '#ui/error-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Part, Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/change-order'
import { type ChangeView, changeView } from './change-view.ts'
import { OrderQuestion } from './order-parts.tsx'
import { type CancelView, freeFor, lastDay, useCancelWords } from './use-cancel-words.ts'

export const headers = personalHeaders
export const meta = personalMeta

/** Changes of an order by the booker: `/{lang}/order/{token}/change`. The link is the permission. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const { settings, workshopDates } = context.get(servicesContext)
  const found = await orderByLink(ports.reads, params.token)
  const view =
    found &&
    changeView(
      found,
      {
        all: await workshopDates(),
        tariff: await settings.tariffAt(found.order.placedAt),
        invoices: await ports.reads.invoices(found.order.id),
        vouchers: await ports.reads.vouchers(found.order.id),
        cancellation: await settings.cancellationAt(found.order.placedAt),
      },
      language,
      now(),
    )
  if (!view) throw data(null, { status: 404 })
  return { ...head, title: `${messagesOf(language).change.title}: ${view.number}`, view, token: params.token }
}

/** Applies a change and redirects to the order; 409 with the reason, or 422 where no date is chosen. What an earlier submission has done is done. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  const { language } = pageRequest({ params, context })
  const found = orNotFound(await orderByLink(ports.reads, params.token))
  const by = { orderId: found.order.id, actor: 'booker' } as const
  const answer = await dispatchForm(request, {
    transfer: (form) =>
      takeForm(form, bookerForms.transfer, async ({ to }) => reasonOf(await transferOrder(ports, { ...by, to }))),
    leave: async (form) => {
      const { participant, gross } = chosenIn(form, bookerForms.leave)
      return reasonOf(await leaveOrder(ports, { ...by, participantIds: [participant], agreedGross: gross })) ?? 'left'
    },
    cancel: async (form) => {
      const { due } = chosenIn(form, bookerForms.cancel)
      return unlessGone(await cancelOrder(ports, { ...by, way: 'terms', agreedDue: due }))
    },
    withdraw: async () => {
      const reason = unlessGone(await cancelOrder(ports, { ...by, way: 'withdrawal' }))
      const { cancelled } = found.order
      return reason === null && cancelled && isCharged(cancelled) ? 'charged' : reason
    },
  })
  const order = `/${language}/order/${params.token}`
  if (answer === 'left') return redirect(`${order}?done=seat-cancelled`, 303)
  // Cancelled at a cost before, as in another tab: what is declared there reaches the office.
  if (answer === 'charged') return redirect(`/${language}${withdrawalPaths[language]}`, 303)
  if (answer === null) return redirect(order, 303)
  return typeof answer === 'string' ? data({ reason: answer, sent: null }, { status: 409 }) : answer
}

type Changed = Result<object, Refusal<Reason | 'unknown' | 'last-person'>>

function reasonOf(changed: Changed): Reason | null {
  if (changed.outcome === 'done') return null
  const { reason } = changed.refusal
  return reason === 'unknown' || reason === 'last-person' ? 'not-open' : reason
}

/** What is not open any more has been cancelled before. */
function unlessGone(changed: Changed): Reason | null {
  const reason = reasonOf(changed)
  return reason === 'not-open' ? null : reason
}

type Reason =
  | 'not-open'
  | 'too-late'
  | 'other-workshop'
  | 'other-price'
  | 'not-enough-seats'
  | 'too-often'
  | 'workshop-started'
  | 'business'
  | 'voucher-out'
  | 'costs-changed'

/** Without scripts a refused form comes back at its reason. */
const here = '#changes'
const withdrawId = 'withdraw'

export default function OrderChangePage({ loaderData: { view, token }, actionData }: Route.ComponentProps) {
  const t = useTranslations('change')
  const booking = useTranslations('booking')
  const language = useLocale()
  const words = useWorkshopWords()
  const errorText = useErrorText()
  const { workshop } = view
  const dateError = errorText(sentOf(actionData)?.errors.to)
  return (
    <>
      <PageHead
        kicker={t('kicker', { number: view.number })}
        title={t('title')}
        sticker={stickerOf(workshop.certification)}
        facts={[
          { label: workshop.title, value: words.dates(workshop) },
          { label: t('place'), value: words.place(workshop) },
        ]}
      />
      <Section id="changes">
        <Stack gap="huge">
          {dateError && (
            <ErrorList title={booking('errorTitle', { count: 1 })} errors={[{ fieldId: 'to', text: dateError }]} />
          )}
          {actionData && 'reason' in actionData && (
            <Notice tone="alert" title={t('refusedTitle')}>
              <Text>{t(`refused.${actionData.reason}`)}</Text>
            </Notice>
          )}
          <OrderChange view={view} participantsHref={`/${language}/participants/${token}`} dateError={dateError} />
          <GoLink back href={`/${language}/order/${token}`}>
            {t('back')}
          </GoLink>
        </Stack>
      </Section>
    </>
  )
}

interface OrderChangeProps {
  view: ChangeView
  participantsHref: string
  dateError?: string | undefined
}

/** Changes of an order with their cost: another date, cancelling, withdrawing. */
export function OrderChange({ view, participantsHref, dateError }: OrderChangeProps) {
  const t = useTranslations('change')
  const { dates, leave, leaveByOffice, cancel } = view
  const isTooLate = cancel !== null && cancel.fee !== 'none'
  if (!cancel && !view.withdrawUntil)
    return <Text size="lede">{t('nothing', { state: view.isUnconfirmed ? 'unconfirmed' : 'ended' })}</Text>
  return (
    <Stack gap="huge">
      {dates && dates.length > 0 && <OtherDate dates={dates} error={dateError} />}
      {dates
        ? dates.length === 0 && <NoOtherDate why="noOtherDate" />
        : isTooLate && <NoOtherDate why="transferOver" />}
      {(leave.length > 0 || leaveByOffice.length > 0) && <Leave view={view} participantsHref={participantsHref} />}
      {view.cancel && <Cancel terms={view.cancel} view={view} />}
      {view.withdrawUntil && <Withdraw until={view.withdrawUntil} />}
    </Stack>
  )
}

function OtherDate({ dates, error }: { dates: WorkshopView[]; error: string | undefined }) {
  const t = useTranslations('change')
  const words = useWorkshopWords()
  return (
    <PlainForm action={here}>
      <input type="hidden" name="intent" value="transfer" />
      <Part title={t('transferTitle')} gap="small">
        <Text>{t('transferText')}</Text>
        <RadioGroup
          id="to"
          label={t('transferLegend')}
          error={error}
          choices={dates.map((workshop) => ({
            type: 'radio',
            id: `to-${workshop.slug}`,
            name: 'to',
            value: workshop.slug,
            required: true,
            label: [
              words.dates(workshop),
              words.place(workshop),
              words.taughtIn(workshop),
              ...(workshop.live?.tentative ? [t('tentative')] : []),
            ].join(', '),
          }))}
        />
        <Actions>
          <Button kind="primary">{t('transfer')}</Button>
        </Actions>
      </Part>
    </PlainForm>
  )
}

/** Why there is no date to choose, and whom to ask. */
function NoOtherDate({ why }: { why: 'noOtherDate' | 'transferOver' }) {
  const t = useTranslations('change')
  return (
    <Part title={t('transferTitle')} gap="small">
      <Text>{t(why)}</Text>
      <OrderQuestion />
    </Part>
  )
}

function Leave({ view, participantsHref }: { view: ChangeView; participantsHref: string }) {
  const { leave, leaveByOffice, gross, hasInvoice, cancel, workshop } = view
  const t = useTranslations('change')
  const language = useLocale()
  const before = formatMoney(gross, language)
  return (
    <Part title={t('leaveTitle')} gap="small">
      <Text>
        {t.rich('leaveText', {
          invoice: hasInvoice ? 'yes' : 'no',
          free: cancel ? freeFor(cancel) : 'always',
          until: cancel?.freeUntil ? lastDay(cancel.freeUntil, { language, zone: workshop.live?.zone }) : '',
          link: (words) => <a href={participantsHref}>{words}</a>,
        })}
      </Text>
      {leave.map(({ id, name, gross: after }) => (
        <ConfirmDetails key={id} offer={t('leaveOffer', { name })}>
          <Text>
            {t('leaveCosts', { less: after < gross ? 'yes' : 'no', amount: formatMoney(after, language), before })}
          </Text>
          <PlainForm action={here}>
            <input type="hidden" name="intent" value="leave" />
            <input type="hidden" name="participant" value={id} />
            <input type="hidden" name="gross" value={after} />
            <Actions>
              <Button kind="signal">{t('leave', { name })}</Button>
            </Actions>
          </PlainForm>
        </ConfirmDetails>
      ))}
      {leaveByOffice.length > 0 && (
        <Text>
          {t('leaveByOffice', {
            count: leaveByOffice.length,
            names: formatList(leaveByOffice, language),
          })}
        </Text>
      )}
    </Part>
  )
}

interface CancelProps {
  terms: CancelView
  view: Pick<ChangeView, 'notifies' | 'workshop' | 'withdrawUntil'>
}

function Cancel({ terms, view: { notifies, workshop, withdrawUntil } }: CancelProps) {
  const t = useTranslations('change')
  const language = useLocale()
  const { fee, due } = terms
  const amount = formatMoney(due, language)
  const words = useCancelWords()
  return (
    <Part title={t('cancelTitle')} gap="small">
      <Text>{words(terms, workshop.live?.zone)}</Text>
      {fee !== 'none' && withdrawUntil && (
        <Text>{t.rich('withdrawInstead', { link: (text) => <a href={`#${withdrawId}`}>{text}</a> })}</Text>
      )}
      <ConfirmDetails offer={t('cancelOffer')}>
        <Text>
          {t('cancelCosts', { fee, amount })} {t('cancelConsequence', { notifies })}
        </Text>
        <PlainForm action={here}>
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="due" value={due} />
          <Actions>
            <Button kind="signal">{fee === 'none' ? t('cancel') : t('cancelForFee', { amount })}</Button>
          </Actions>
        </PlainForm>
      </ConfirmDetails>
    </Part>
  )
}

function Withdraw({ until }: { until: string }) {
  const t = useTranslations('change')
  const language = useLocale()
  return (
    <div id={withdrawId}>
      <Part title={t('withdrawTitle')} gap="small">
        <Text>{t('withdrawText', { until: lastDay(until, { language }) })}</Text>
        <ConfirmDetails offer={t('withdrawOffer')}>
          <Text>{t('withdrawConsequence')}</Text>
          <PlainForm action={here}>
            <input type="hidden" name="intent" value="withdraw" />
            <Actions>
              <Button kind="signal">{t('withdraw')}</Button>
            </Actions>
          </PlainForm>
        </ConfirmDetails>
      </Part>
    </div>
  )
}

import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { confirmedParticipants, confirmFormSchema } from '#domain/registration/confirm-form.ts'
import type { ConfirmRefusal } from '#domain/registration/waitlist.ts'
import { bookingContext } from '#features/booking/context.ts'
import type { RegistrationWithDate } from '#features/booking/ports.ts'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { SessionHours } from '#features/workshops/site/workshop-badges.tsx'
import { AgainNotice } from '#forms/again-notice.tsx'
import { PostForm } from '#forms/post-form.tsx'
import { clockContext, requestContext } from '#frame/context.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDateTime, formatDeadline } from '#i18n/format-dates.ts'
import { AmountList } from '#ui/amount-list.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/confirm-details.tsx'
import { GoLink } from '#ui/go-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Panel } from '#ui/panel.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { VisitorTime } from '#ui/visitor-time.tsx'
import { WithAside } from '#ui/with-aside.tsx'
import type { Route } from './+types/registration'
import { AskedParticipants } from './asked-participants.tsx'
import { ConfirmForm, confirmFormId } from './confirm-form.tsx'
import { InvoiceAddressLines } from './invoice-address-lines.tsx'
import { Countdown, OfferGauge, useSecondsLeft } from './offer-clock.tsx'
import { useQuoteRows } from './quote-rows.ts'
import { readForm } from './read-form.ts'
import { type RegistrationView, registrationView } from './registration-view.ts'

export const handle = { interactive: true } satisfies PageHandle

export const headers = personalHeaders
export const meta = personalMeta

/** Waitlist confirmation (docs/product.md#waitlist): `/{lang}/booking/{token}`, the link is the permission. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { registrationByLink } = context.get(bookingContext)
  const { now } = context.get(clockContext)
  const language = pageLanguage(params, facts)
  const found = await registrationByLink(params.token)
  if (!found) throw data(null, { status: 404 })
  const view = registrationView(found, language, now())
  return { language, siteUrl: facts.siteUrl, title: view.workshop.title, view }
}

/** Confirms, cancels or deletes: 422 for a form with mistakes, 409 when it is too late. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { registrationByLink, cancelRegistration, deleteRegistration } = context.get(bookingContext)
  const language = pageLanguage(params, context.get(requestContext))
  const found = await registrationByLink(params.token)
  if (!found) throw data(null, { status: 404 })
  const { id } = found.registration
  const here = `/${language}/booking/${params.token}`
  switch (new URL(request.url).searchParams.get('do')) {
    case 'cancel':
      await cancelRegistration(id)
      return redirect(here, 303)
    case 'delete':
      return redirect((await deleteRegistration(id)) === 'deleted' ? `/${language}/booking/deleted` : here, 303)
    case 'confirm':
      return confirm(request, { context, found, language })
    default:
      throw data(null, { status: 400 })
  }
}

interface Confirming extends Pick<Route.ActionArgs, 'context'> {
  found: RegistrationWithDate
  language: string
}

async function confirm(request: Request, { context, found, language }: Confirming) {
  const facts = context.get(requestContext)
  const { confirmRegistration } = context.get(bookingContext)
  const { id, seats } = found.registration
  const submission = parseWithZod(await readForm(request), { schema: confirmFormSchema(seats) })
  const lastResult = submission.reply()
  const answer = (refusal: ConfirmRefusal | null, failed: boolean, status: number) =>
    data({ lastResult, refusal, failed }, { status })
  if (submission.status !== 'success') return answer(null, false, submission.status === 'error' ? 422 : 200)
  try {
    const outcome = await confirmRegistration(id, confirmedParticipants(submission.value))
    if (outcome.outcome === 'booked') return redirect(`/${language}/order/${outcome.token}`, 303)
    if (outcome.outcome === 'refused') return answer(outcome.refusal, false, 409)
  } catch (error) {
    facts.report(error)
    return answer(null, true, 500)
  }
  throw data(null, { status: 404 })
}

export default function Registration({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('registration')
  const booking = useTranslations('booking')
  const refusal = actionData?.refusal
  return (
    <RegistrationPage view={view}>
      {refusal && (
        <Notice tone="alert" title={t('refusalTitle')}>
          <Text>{t(`refusal.${refusal.reason}`, { count: 'count' in refusal ? refusal.count : 0 })}</Text>
        </Notice>
      )}
      {actionData?.failed && (
        <Notice tone="alert" title={booking('failureTitle')}>
          <Text>{booking('failureText')}</Text>
        </Notice>
      )}
      {view.state === 'offered' && <ConfirmForm view={view} lastResult={actionData?.lastResult ?? null} />}
      <GiveUp view={view} />
    </RegistrationPage>
  )
}

/** What is left to do in each state: cancel, delete, or look for another date (docs/product.md#waitlist). */
export function GiveUp({ view: { state, seats } }: { view: RegistrationView }) {
  const t = useTranslations('registration')
  const language = useLocale()
  if (state === 'over')
    return (
      <ConfirmDetails offer={t('deleteSummary')}>
        <Text>{t('deleteText')}</Text>
        <PostForm action="?do=delete">
          <Button kind="signal">{t('delete')}</Button>
        </PostForm>
      </ConfirmDetails>
    )
  if (state === 'waiting' || state === 'offered' || state === 'expired')
    return (
      <ConfirmDetails offer={t('cancelSummary', { count: seats })}>
        {state !== 'expired' && <Text>{t('cancelText', { state })}</Text>}
        <PostForm action="?do=cancel">
          <Button kind="signal">{t('cancel')}</Button>
        </PostForm>
      </ConfirmDetails>
    )
  return <GoLink href={`/${language}/workshops`}>{t('otherDates')}</GoLink>
}

interface RegistrationPageProps {
  view: RegistrationView
  /** What can be done in this state. */
  children: ReactNode
}

/** A registration on the waitlist: its state, the request, and what can be done (docs/product.md#waitlist). */
export function RegistrationPage({ view, children }: RegistrationPageProps) {
  const t = useTranslations('registration')
  const language = useLocale()
  const words = useWorkshopWords()
  const rows = useQuoteRows()
  const text = useRegistrationText(view)
  const { workshop, until } = view
  const { offerHours } = useSiteSettings().windows
  const left = useSecondsLeft({ until: view.state === 'offered' ? until : null, now: view.now })
  const isOpen = view.state === 'waiting' || view.state === 'offered'
  const isOrdered = view.state === 'confirmed' || view.state === 'awaiting-payment'
  const hours = workshop.live && words.hours(workshop.live) && <SessionHours live={workshop.live} />
  return (
    <>
      <PageHead
        kicker={t('kicker', { date: formatDateTime(view.registeredAt, { language }) })}
        title={t(`title.${view.state}`, { count: view.seats })}
        lede={
          <>
            <p>{text}</p>
            {left !== null && until && (
              <>
                <p>
                  {t('until', { end: formatDeadline(until, language) })}
                  <VisitorTime moments={[{ startsAt: until }]} zone="Europe/Vienna" />
                </p>
                <Countdown left={left} />
              </>
            )}
          </>
        }
        actions={
          left !== null && (
            <ButtonLink kind="signal" href={`#${confirmFormId}`}>
              {t('accept', { count: view.seats })}
            </ButtonLink>
          )
        }
        {...(left === null
          ? { sticker: stickerOf(workshop.certification) }
          : { beside: <OfferGauge left={left} hours={offerHours} /> })}
        facts={[
          { label: workshop.title, value: words.dates(workshop) },
          ...(hours ? [{ label: t('hours'), value: hours }] : []),
          { label: t('place'), value: words.fullPlace(workshop) },
          { label: t('seats'), value: view.seats },
        ]}
      />
      <Section>
        <WithAside
          aside={
            (isOpen || isOrdered) && (
              <Panel title={t('price')}>
                <AmountList rows={rows(view.quote)} />
                {isOpen && (
                  <Text size="tiny" tone="quiet">
                    {t('priceNote')}
                  </Text>
                )}
                <Text size="small">{t('invoiceTo')}</Text>
                <InvoiceAddressLines invoice={view.invoice} name={view.bookerName} />
              </Panel>
            )
          }
        >
          <Stack gap="huge">
            <AgainNotice />
            {view.state !== 'offered' && <AskedParticipants participants={view.participants} />}
            {children}
          </Stack>
        </WithAside>
      </Section>
    </>
  )
}

/** The state of a registration in a sentence or two. */
function useRegistrationText({ state, reason, calledOff, before, email, seats }: RegistrationView): string {
  const t = useTranslations('registration.text')
  const { offerHours: hours } = useSiteSettings().windows
  if (state === 'cancelled' && calledOff) return t('calledOff')
  if (state !== 'waiting') return t(state, { email, count: seats })
  return reason === 'regional-price'
    ? t('waitingRegional', { email, hours })
    : t('waitingFull', { email, before: before ?? 0, hours, count: seats })
}

import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ConfirmRefusal } from '#domain/registration/waitlist.ts'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { SessionHours } from '#features/workshops/site/workshop-badges.tsx'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { AgainNotice } from '#forms/form-place.tsx'
import { PostForm } from '#forms/post-form.tsx'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDateTime, formatDeadline } from '#i18n/format-dates.ts'
import { Button, ButtonLink, GoLink } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/disclosure.tsx'
import { AmountList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Section, Stack, WithAside } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { VisitorTime } from '#ui/time.tsx'
import { ConfirmForm, confirmFormId } from './confirm-form.tsx'
import { Countdown, OfferGauge, useSecondsLeft } from './offer-clock.tsx'
import { AskedParticipants, InvoiceAddressLines, OtherDates } from './order-parts.tsx'
import { useQuoteRows } from './quote-rows.ts'
import type { RegistrationView } from './registration-view.ts'
import type { CancelView } from './use-cancel-words.ts'

interface RegistrationIslandProps {
  view: RegistrationView
  /** What cancelling costs if an offer is accepted now. */
  cancel: CancelView | null
  /** The result of the last submission. `failed`: a server error, nothing was booked. */
  answer: { lastResult: SubmissionResult<string[]>; refusal: ConfirmRefusal | null; failed: boolean } | null
}

/** The page of a registration: an offer counts down, and its form keeps its values. */
export default function RegistrationIsland({ view, cancel, answer }: RegistrationIslandProps) {
  const t = useTranslations('registration')
  const booking = useTranslations('booking')
  const refusal = answer?.refusal
  const problem = (
    <>
      {refusal && (
        <Notice tone="alert" title={t('refusalTitle')}>
          <Text>{t(`refusal.${refusal.reason}`, { count: 'count' in refusal ? refusal.count : 0 })}</Text>
        </Notice>
      )}
      {answer?.failed && (
        <Notice tone="alert" title={booking('failureTitle')}>
          <Text>{booking('failureText')}</Text>
        </Notice>
      )}
    </>
  )
  return (
    <RegistrationPage view={view}>
      {view.state === 'offered' ? (
        <ConfirmForm view={view} cancel={cancel} lastResult={answer?.lastResult ?? null} problem={problem} />
      ) : (
        problem
      )}
      <GiveUp view={view} />
    </RegistrationPage>
  )
}

/** The remaining action by state: cancel, delete, see the order, or find another date (docs/product.md#waitlist). */
export function GiveUp({ view: { state, seats, ordered, workshop } }: { view: RegistrationView }) {
  const t = useTranslations('registration')
  if (state === 'over')
    return (
      <ConfirmDetails offer={t('deleteSummary')}>
        <Text>{t('deleteText')}</Text>
        <PostForm>
          <Button kind="signal" name="intent" value="delete">
            {t('delete')}
          </Button>
        </PostForm>
      </ConfirmDetails>
    )
  if (state === 'waiting' || state === 'offered' || state === 'expired')
    return (
      <Stack>
        {state === 'expired' &&
          (isOnSale(workshop) ? <GoLink href={workshop.href}>{t('toDate')}</GoLink> : <OtherDates />)}
        <ConfirmDetails offer={t('cancelSummary', { state, count: seats })}>
          <Text>{t('cancelText', { state, count: seats })}</Text>
          <PostForm>
            <Button kind="signal" name="intent" value="cancel">
              {t('cancel')}
            </Button>
          </PostForm>
        </ConfirmDetails>
      </Stack>
    )
  return (
    <Stack>
      {ordered && (
        <PostForm>
          <Button kind="primary" name="intent" value="order">
            {t('order')}
          </Button>
        </PostForm>
      )}
      <OtherDates />
    </Stack>
  )
}

/** An offer may have ended with the start of its workshop. */
const isOnSale = ({ availability }: WorkshopView) => !['started', 'called-off'].includes(availability.state)

/** A waitlist registration: state, request and actions (docs/product.md#waitlist). */
export function RegistrationPage({ view, children }: { view: RegistrationView; children: ReactNode }) {
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
  const hours = workshop.live && <SessionHours live={workshop.live} />
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
function useRegistrationText({
  state,
  reason,
  calledOff,
  before,
  email,
  seats,
  ordered,
  workshop,
}: RegistrationView): string {
  const t = useTranslations('registration.text')
  const { offerHours: hours } = useSiteSettings().windows
  if (state === 'cancelled' && ordered) return t('cancelledOrder')
  if ((state === 'cancelled' || state === 'over') && calledOff) return t('calledOff')
  if (state !== 'waiting') return t(state, { email, count: seats, isOnSale: isOnSale(workshop) ? 'yes' : 'no' })
  return reason === 'regional-price'
    ? t('waitingRegional', { email, hours })
    : t('waitingFull', { email, before: before ?? 0, hours, count: seats })
}

import { useLocale, useTranslations } from 'use-intl'
import { hasDiscover } from '#domain/pricing/quote.ts'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { TentativeNotice } from '#features/workshops/site/workshop-badges.tsx'
import type { LiveView, WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDateTime, formatSessions, formatTimeOfDay, zoneName } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import { ButtonLink, GoLink, PrintButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Actions, Part } from '#ui/section.tsx'
import { NoBreak, Text } from '#ui/text.tsx'
import { VisitorTime } from '#ui/time.tsx'
import styles from './order.module.css'
import { OrderPage, useChangeWords } from './order-page.tsx'
import { OtherDates, PaymentPart } from './order-parts.tsx'
import type { OrderView } from './order-view.ts'
import { useCancelWords } from './use-cancel-words.ts'

interface OrderConfirmationProps {
  view: OrderView
  /** The URL of this page; related pages are below it. */
  href: string
  participantsHref: string
  /** Whether the booker has just cancelled the seat of one participant. */
  seatCancelled?: boolean
}

/** Workshop, participants, price and next steps. */
export function OrderConfirmation({ view, href, participantsHref, seatCancelled = false }: OrderConfirmationProps) {
  const t = useTranslations('order')
  const talk = useTalk()
  const { workshop, participants } = view
  const cancelWords = useCancelWords()
  const changes = useChangeWords(view)

  return (
    <OrderPage
      view={view}
      href={href}
      kicker={t('number', { number: view.number })}
      title={useTitle(view, seatCancelled)}
      sticker={workshop ? stickerOf(workshop.certification) : undefined}
    >
      {workshop && isAhead(view) && <TentativeNotice workshop={workshop} />}
      {workshop && <OrderedWorkshop workshop={workshop} calendarHref={isAhead(view) ? `${href}/calendar.ics` : null} />}
      <Part title={t('participants')} gap="small">
        <ol>
          {participants.map(({ name, introduction }) => (
            <li key={name}>
              {name} {introduction && <small>({t('withIntroduction')})</small>}
            </li>
          ))}
        </ol>
        {workshop && isAhead(view) && <GoLink href={participantsHref}>{t('participantData')}</GoLink>}
      </Part>
      {workshop && isAhead(view) && <NextSteps view={view} workshop={workshop} />}
      {view.awaitsTalk && <Steps steps={[talk]} />}
      <PaymentPart view={view} />
      {view.cancel && workshop && (
        <Text size="small" tone="quiet">
          {t('cancelling', { terms: cancelWords(view.cancel, workshop.live?.zone) })}
        </Text>
      )}
      {changes && <GoLink href={`${href}/change`}>{changes}</GoLink>}
      {view.status === 'cancelled' && <OtherDates />}
    </OrderPage>
  )
}

/** Whether the booked date is still to come: neither order nor date is cancelled, and it is not over. */
function isAhead({ status, workshop }: OrderView): boolean {
  const state = workshop?.availability.state
  return status === 'confirmed' && state !== 'called-off' && state !== 'over'
}

function useTitle(
  { status, cancelledBy, workshop, bookerTakesPart, isMoved, participants: { length: count } }: OrderView,
  seatCancelled: boolean,
): string {
  const t = useTranslations('order')
  if (status === 'cancelled') return t('titleCancelled', { way: cancelledBy ?? 'terms' })
  const state = workshop?.availability.state
  if (state === 'called-off' || state === 'over') return t(`titles.${state}`)
  const moved = isMoved ? 'moved' : 'booked'
  const what = seatCancelled ? 'seat' : moved
  return bookerTakesPart ? t('title', { what, count }) : t('titleForOthers', { what, count })
}

/** No calendar link for a cancelled or past workshop: the mail has removed the entry. */
function OrderedWorkshop({ workshop, calendarHref }: { workshop: WorkshopView; calendarHref: string | null }) {
  const t = useTranslations('order')
  const words = useWorkshopWords()
  return (
    <Part title={t('workshop')} gap="small">
      <Text>
        <strong>{workshop.title}</strong> {words.withTrainers(workshop)}
      </Text>
      {workshop.live && <Sessions live={workshop.live} />}
      <Text>{words.fullPlace(workshop)}</Text>
      <Actions>
        {calendarHref && (
          <ButtonLink kind="secondary" size="compact" href={calendarHref} download>
            <Icon name="calendar" />
            {t('calendar')}
          </ButtonLink>
        )}
        <PrintButton>{t('print')}</PrintButton>
      </Actions>
    </Part>
  )
}

/** The sessions; online with the time zone and the visitor's own time. */
function Sessions({ live }: { live: LiveView }) {
  const t = useTranslations('order')
  const language = useLocale()
  const { sessions, zone } = live
  const isOnline = live.delivery === 'online'
  const lines = formatSessions(sessions, zone, language)
  return (
    <>
      <ul>
        {sessions.map((session, index) => (
          <li key={session.startsAt}>
            <NoBreak>{lines[index]}</NoBreak>
            {isOnline && <VisitorTime moments={[session]} zone={zone} />}
          </li>
        ))}
      </ul>
      {isOnline && <Text size="small">{t('zone', { zone: zoneName(zone, language) })}</Text>}
    </>
  )
}

function NextSteps({ view, workshop }: { view: OrderView; workshop: WorkshopView }) {
  return <Steps steps={useNextSteps(view, workshop)} />
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('order')
  return (
    <Part title={t('next')} gap="small">
      <ol className={styles.steps}>
        {steps.map(({ when, title, text }) => (
          <li key={title}>
            <span>{when}</span>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

interface Step {
  /** 'Heute', 'Etwa eine Woche davor' */
  when: string
  title: string
  text: string
}

/** The next steps after a booking, from today to the workshop (docs/product.md#workshops) and the follow-up talk. */
function useNextSteps(view: OrderView, workshop: WorkshopView): Step[] {
  const t = useTranslations('order')
  const language = useLocale()
  const steps = useAnnouncedMails(view, workshop)
  const talk = useTalk()
  const { live } = workshop
  const [first] = live?.sessions ?? []
  if (!(live && first)) return steps
  const when = formatDateTime(first.startsAt, { language, zone: live.zone })
  const times = {
    early: formatTimeOfDay(first.startsAt, live.zone, 15),
    start: formatTimeOfDay(first.startsAt, live.zone),
  }
  return [
    ...steps,
    live.delivery === 'online'
      ? { when, title: t('nextJoinTitle'), text: t('nextArriveOnline', times) }
      : { when, title: t('nextArriveTitle'), text: t('nextArriveOnSite', times) },
    ...(hasDiscover(view.quote) ? [talk] : []),
  ]
}

function useTalk(): Step {
  const t = useTranslations('order')
  return { when: t('nextTalk'), title: t('nextTalkTitle'), text: t('nextTalkText') }
}

/** The mails to come: those of today only on the day of the order (docs/rules/changes.md#the-page-of-the-order). */
function useAnnouncedMails(view: OrderView, { live }: WorkshopView): Step[] {
  const { email, placedAt, isNew, invoices, bookerTakesPart, participants } = view
  const t = useTranslations('order')
  const vouchers = useVouchers(view)
  const { windows } = useSiteSettings()
  const own = bookerTakesPart ? 'yes' : 'no'
  // A booker who takes part has it all in the confirmation.
  const invited = participants.length - (bookerTakesPart ? 1 : 0)
  const invitation = {
    when: t('nextToday'),
    title: t('nextTodayTitle'),
    text: t('nextTodayText', { own, count: invited }),
  }
  const invoice = { when: t('nextToday'), title: t('nextInvoiceTitle'), text: t('nextInvoiceText', { email }) }
  const laterInvoice = {
    when: t('nextInvoiceLater'),
    title: t('nextInvoiceTitle'),
    text: t('nextInvoiceLaterText', { email, days: windows.invoiceDays }),
  }
  const awaited = live?.tentative && invoices.length === 0 ? [laterInvoice] : []
  const practical = isSoon(placedAt, live)
    ? {
        when: t(isNew ? 'nextToday' : 'nextSent'),
        text: t('nextSoonText', { own, delivery: live?.delivery ?? 'on-site' }),
      }
    : { when: t('nextWeek'), text: t(live?.delivery === 'online' ? 'nextWeekOnline' : 'nextWeekText') }
  return [
    ...(isNew && invited > 0 ? [invitation] : []),
    ...(isNew && awaited.length === 0 ? [invoice] : awaited),
    ...vouchers,
    { title: t('nextWeekTitle'), ...practical },
  ]
}

/** The vouchers of the introductions, in the words of the confirmation (docs/rules/self-paced.md#vouchers). */
function useVouchers({ participants, vouchersSent }: OrderView): Step[] {
  const t = useTranslations('order')
  const mail = useTranslations('mail.bookingConfirmation')
  const language = useLocale()
  const takers = participants.filter(({ introduction }) => introduction)
  const { length: count } = takers
  if (count === 0) return []
  const title = mail('introductionTitle')
  if (vouchersSent) return [{ when: t('nextSent'), title, text: t('nextVouchersSentText', { count }) }]
  const isOnlyBooker = takers.every(({ isBooker }) => isBooker)
  const names = formatList(
    takers.map(({ name }) => name),
    language,
  )
  const text = isOnlyBooker
    ? mail('introductionTextYou', { payment: 'invoice' })
    : mail('introductionText', { names, count, payment: 'invoice' })
  return [{ when: t('nextVouchers'), title, text }]
}

/** Late bookers get the practical details at once (docs/rules/participants.md). */
function isSoon(placedAt: string, live: LiveView | null): boolean {
  const start = live?.sessions[0]?.startsAt
  return start !== undefined && Date.parse(start) - Date.parse(placedAt) <= 7 * 24 * 3_600_000
}

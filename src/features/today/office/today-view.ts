import { createTranslator } from 'use-intl/core'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import { type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import type { outstandingStates } from '#features/booking/office/asked-bookings.ts'
import type {
  FailedWork,
  OpenBooking,
  OutstandingInvoices,
  OutstandingSum,
  SoldDate,
  WorkSubject,
} from '#features/today/records.ts'
import { type MayOpen, screenHref } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { RunningNow, Today } from '../today.ts'

/** One thing to do, in words; `href` is where, null while the office has no screen for it. */
export interface TodayLine {
  key: string
  title: string
  note: string
  href: string | null
}

/** Invoices that wait for their money; `overdue` is null where none is. */
export type OutstandingView = NonNullable<ReturnType<typeof outstandingView>>

export interface OutstandingLine {
  count: number
  /** '€ 3.980,00' */
  sum: string
  /** Of the open ones when the next is due, of the overdue ones since when: '3. Dezember 2026'; null where there is no such day. */
  day: string | null
  href: string | null
}

/** Something that the program could not do: what and why have their words in the messages. */
export type FailedLine = ReturnType<typeof failedLine>

export type DateBar = ReturnType<typeof barOf>

/** The status of the program, in serialisable values. */
export type RunningView = ReturnType<typeof runningView>

/** Today as the page shows it: plain values that travel to the browser. */
export function todayView(today: Today, { mayOpen, language }: { mayOpen: MayOpen; language: Language }) {
  const erased = messagesOf(language).officePrivacy.erasedPerson.name
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'officeToday' })
  const moment = (instant: Temporal.Instant) => formatDateTime(instant.toString(), { language, time: true })
  const dateHref = (date: LiveDate) => screenHref(mayOpen, '/office/dates/:date', date.id)
  const money = (amount: Cents) => (amount === 0 ? t('nothingPaid') : formatMoney(amount, language))
  const openBookings = (bookings: readonly OpenBooking[] | null): TodayLine[] | null =>
    bookings?.map(({ orderId, number, name, amount, date }) => ({
      key: orderId,
      title: `${number}, ${name || erased}`,
      note: [money(amount), date && nameOf(date, language)].filter(Boolean).join(' · '),
      href: screenHref(mayOpen, '/office/bookings/:booking', orderId),
    })) ?? null
  const dates = (sold: readonly SoldDate[] | null, noteOf: (sold: SoldDate) => string): TodayLine[] | null =>
    sold?.map((one) => ({
      key: one.date.id,
      title: nameOf(one.date, language),
      note: noteOf(one),
      href: dateHref(one.date),
    })) ?? null
  const most = Math.max(1, ...(today.dates ?? []).map(({ revenue }) => revenue))
  return {
    offers:
      today.offers?.map(({ registrationId, name, seats, date, endsAt }) => ({
        key: registrationId,
        title: partyOf(name || erased, seats),
        note: `${nameOf(date, language)} · ${moment(endsAt)}`,
        href: dateHref(date),
      })) ?? null,
    regional:
      today.regional?.map(({ registrationId, name, seats, date }) => ({
        key: registrationId,
        title: partyOf(name || erased, seats),
        note: nameOf(date, language),
        href: dateHref(date),
      })) ?? null,
    payments:
      today.payments?.map(({ orderId, number, name, gross, payUntil }) => ({
        key: orderId,
        title: `${number}, ${name || erased}`,
        note: [formatMoney(gross, language), payUntil && moment(payUntil)].filter(Boolean).join(' · '),
        href: screenHref(mayOpen, '/office/bookings/:booking', orderId) ?? screenHref(mayOpen, '/office/bookings'),
      })) ?? null,
    withdrawals:
      today.withdrawals?.map(({ id, name, orderNumber, receivedAt }) => ({
        key: id,
        title: `${orderNumber}, ${name}`,
        note: moment(receivedAt),
        href: screenHref(mayOpen, '/office/withdrawals/:withdrawal', id),
      })) ?? null,
    shares: openBookings(today.shares),
    soldAgain: openBookings(today.soldAgain),
    toReturn: openBookings(today.toReturn),
    disputes: openBookings(today.disputes),
    failedReturns: openBookings(today.failedReturns),
    partReturns: openBookings(today.partReturns),
    calledOff: openBookings(today.calledOff),
    followUps: openBookings(today.followUps),
    outstanding: today.outstanding && outstandingView(today.outstanding, { mayOpen, language }),
    failedSignIns: today.failedSignIns ?? [],
    comments:
      today.comments?.map(({ id, name, postTitle, writtenAt }) => ({
        key: id,
        title: `${name}: ${postTitle}`,
        note: moment(writtenAt),
        href: screenHref(mayOpen, '/office/comments'),
      })) ?? null,
    messages:
      today.messages?.map(({ id, name, company, sentAt }) => ({
        key: id,
        title: company === null ? name : `${name}, ${company}`,
        note: moment(sentAt),
        href: screenHref(mayOpen, '/office/messages/:message', id),
      })) ?? null,
    belowMinimum: dates(today.belowMinimum, ({ date, confirmed }) => `${confirmed} / ${date.minimum}`),
    withoutRoom: dates(today.withoutRoom, ({ date }) => moment(startOf(date))),
    givenUp:
      today.givenUp?.map(({ id, kind, at }) => ({
        key: id,
        title: kind,
        note: moment(at),
        href: withQuery(screenHref(mayOpen, '/office/mails'), 'state=failed'),
      })) ?? null,
    failingWebhooks:
      today.failingWebhooks?.map(({ id, url, since }) => ({
        key: id,
        title: new URL(url).host,
        note: moment(since),
        href: screenHref(mayOpen, '/office/webhooks/:webhook', id),
      })) ?? null,
    running: today.running && runningView(today.running),
    failed: today.failed?.map((work) => failedLine(work, mayOpen)) ?? [],
    dates: today.dates?.map((sold) => barOf(sold, { today, most, language, href: dateHref(sold.date) })) ?? null,
  }
}

/** Null where nothing is open. */
function outstandingView(
  { open, overdue }: OutstandingInvoices,
  { mayOpen, language }: { mayOpen: MayOpen; language: Language },
) {
  const line = (
    { count, sum, day }: OutstandingSum,
    outstanding: (typeof outstandingStates)[number],
  ): OutstandingLine => ({
    count,
    sum: formatMoney(sum, language),
    day: day && formatDateTime(day, { language }),
    href: withQuery(screenHref(mayOpen, '/office/bookings'), `owed=${outstanding}`),
  })
  if (open.count === 0) return null
  return { open: line(open, 'open'), overdue: overdue.count > 0 ? line(overdue, 'overdue') : null }
}

function runningView({ running: { queues, bookings, backups }, waiting, problems }: RunningNow) {
  const seconds = queues.map((queue) => ({ ...queue, oldestSeconds: Math.round(queue.oldestSeconds) }))
  /** When the last backup was made; null without one, or without a schedule. */
  const backupAt = backups?.last?.toString() ?? null
  return { problems, queues: seconds, bookings, waiting, backupAt }
}

const screensOf = {
  booking: '/office/bookings/:booking',
  page: '/office/pages/:page',
  post: '/office/posts/:post',
  webhook: '/office/webhooks/:webhook',
} as const satisfies Record<WorkSubject['kind'], string>

function failedLine({ id, source, kind, why, at, about, mayTryAgain }: FailedWork, mayOpen: MayOpen) {
  const webhook = source === 'delivery' ? (about?.id ?? null) : null
  return {
    key: id,
    kind,
    why,
    at: at.toString(),
    /** What it was for; null for nothing in particular. */
    about: about && { kind: about.kind, name: about.name, href: screenHref(mayOpen, screensOf[about.kind], about.id) },
    /** What the button sends; null where it would be of no use. */
    again: mayTryAgain ? { id, webhook } : null,
  }
}

interface BarFacts {
  today: Today
  most: number
  language: Language
  href: string | null
}

function barOf({ date, taken, revenue }: SoldDate, { today, most, language, href }: BarFacts) {
  return {
    key: date.id,
    title: nameOf(date, language),
    href,
    taken,
    seats: date.seats,
    /** '€ 3.980,00'; null without permission. */
    revenue: today.seesRevenue ? formatMoney(revenue, language) : null,
    /** Of the date with the most, 0 to 1. */
    revenueShare: revenue / most,
    isTentative: date.tentative && !date.calledOff,
  }
}

/** 'Ana Costa (3)' */
function partyOf(name: string, seats: number): string {
  return seats === 1 ? name : `${name} (${seats})`
}

/** 'FL2D, 19. Jänner 2027, Wien' */
function nameOf(date: LiveDate, language: Language): string {
  const code = certificationBySlug(date.certification)?.code ?? date.certification
  const day = formatDateTime(startOf(date).toString(), { language, zone: date.zone })
  return [code, day, date.location ? cityName(date.location.city, language) : 'Online'].join(', ')
}

function withQuery(href: string | null, query: string): string | null {
  return href === null ? null : `${href}?${query}`
}

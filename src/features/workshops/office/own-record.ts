import { data, type RouterContextProvider, redirect } from 'react-router'
import { type Member, may } from '#domain/office/member.ts'
import { guestsOf, type KnownTrainers, unnamed } from '#domain/workshop/date-series.ts'
import { isOwnDate } from '#domain/workshop/workshop-date.ts'
import { servicePortsContext } from '#features/context.ts'
import type { DateRecord } from '#features/workshops/records.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { orNotFound } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import { type DateRow, dateHref, dateRow } from './date-row.ts'
import { recipientsOf } from './recipients.tsx'

/** A date for a member who may see it: a trainer only their own, the others are not there. Throws a 404. */
export async function ownRecord(
  context: Readonly<RouterContextProvider>,
  idOrSlug: string,
): Promise<{ member: Member; record: DateRecord }> {
  const member = memberOf(context)
  const record = await recordOf(context, idOrSlug)
  if (!record || (!may(member.role, 'run-dates') && !isOwnDate(record.date, member.id)))
    throw data(null, { status: 404 })
  return { member, record }
}

function recordOf(context: Readonly<RouterContextProvider>, idOrSlug: string): Promise<DateRecord | null> {
  const { clock, reads } = context.get(servicePortsContext)
  return reads.dates.record(idOrSlug, clock.now())
}

/** A date that the member may change. Throws a 404. */
export async function organisersRecord(
  context: Readonly<RouterContextProvider>,
  idOrSlug: string,
): Promise<{ member: Member; record: DateRecord }> {
  const member = memberOf(context)
  const record = orNotFound(await recordOf(context, idOrSlug))
  return { member, record }
}

/** For a form that a cancelled date has no use for: it leads to the page of that date. */
export async function bookableRecord(context: Readonly<RouterContextProvider>, idOrSlug: string) {
  const { member, record } = await organisersRecord(context, idOrSlug)
  if (record.date.calledOff) throw redirect(dateHref(record.date.id), 303)
  return { member, record }
}

/** Who can be chosen for a date, and the names of guests that dates had before. Profiles are there where the content is edited here. */
export async function knownTrainers(
  context: Readonly<RouterContextProvider>,
): Promise<KnownTrainers & { trainers: string[] }> {
  const { dates } = context.get(servicePortsContext).reads
  const shown = (await context.get(officeContext).service.content?.trainers.all()) ?? []
  const profiles = shown.map(({ id, name }) => ({ id, name }))
  const trainers = guestsOf({ trainers: await dates.trainers(), profileIds: profiles.map(({ id }) => id) }, profiles)
  return { trainers, accounts: await dates.trainerAccounts(), profiles }
}

/** What a form shows that changes a date and sends mails: the date, and who gets one. */
export async function announcedChange(
  context: Readonly<RouterContextProvider>,
  idOrSlug: string,
  [screen, change]: ['move', 'moved'] | ['callOff', 'called-off'] | ['confirm', 'confirmed'],
) {
  const { record } = await bookableRecord(context, idOrSlug)
  const { clock, reads } = context.get(servicePortsContext)
  const { date } = record
  const trainers = (await reads.dates.trainerAccounts()).filter(({ id }) => isOwnDate(date, id))
  const row = dateRow(record, clock.now())
  return {
    title: screenTitle(context, screen, row),
    row,
    date,
    recipients: recipientsOf(record, change, trainers),
    /** Names of the trainers who have no account, and so get no mail. */
    withoutMail: unnamed(date.trainers, trainers),
  }
}

type Screen = 'book' | 'new' | 'edit' | 'move' | 'callOff' | 'confirm' | 'series' | 'attendance' | 'list' | 'badges'

/** What a screen is called in the browser's tab: 'Bearbeiten, FL2D · 16.–17. Februar 2027'. */
export function screenTitle(context: Readonly<RouterContextProvider>, screen: Screen | null, row?: DateRow): string {
  const language = context.get(requestContext).preferredLanguage
  const { officeDates } = messagesOf(language)
  const date = row && `${row.code} · ${formatDateRange(row, language)}`
  return [screen && officeDates[screen].title, date].filter(Boolean).join(', ') || officeDates.title
}

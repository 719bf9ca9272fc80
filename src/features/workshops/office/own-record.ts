import { data, type RouterContextProvider } from 'react-router'
import { type Member, may } from '#domain/office/member.ts'
import { guestsOf, type KnownTrainers, type TrainerAccount, unnamed } from '#domain/workshop/date-series.ts'
import { isOwnDate, type LiveDate } from '#domain/workshop/workshop-date.ts'
import { servicePortsContext } from '#features/context.ts'
import type { DateRecord } from '#features/workshops/records.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { orNotFound } from '#frame/or-not-found.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import type { DateRow } from './date-row.ts'

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

/** The accounts of those who teach a date, and the names of the others, who get no mail. */
export async function trainersOf(
  context: Readonly<RouterContextProvider>,
  date: LiveDate,
): Promise<{ trainers: TrainerAccount[]; withoutMail: string[] }> {
  const accounts = await context.get(servicePortsContext).reads.dates.trainerAccounts()
  const trainers = accounts.filter(({ id }) => isOwnDate(date, id))
  return { trainers, withoutMail: unnamed(date.trainers, trainers) }
}

type Screen = 'book' | 'new' | 'edit' | 'move' | 'callOff' | 'confirm' | 'series' | 'attendance' | 'list' | 'badges'

/** What a screen is called in the browser's tab: 'Bearbeiten, FL2D · 16.–17. Februar 2027'. */
export function screenTitle(context: Readonly<RouterContextProvider>, screen: Screen | null, row?: DateRow): string {
  const language = context.get(requestContext).preferredLanguage
  const { officeDates } = messagesOf(language)
  const date = row && `${row.code} · ${formatDateRange(row, language)}`
  return [screen && officeDates[screen].title, date].filter(Boolean).join(', ') || officeDates.title
}

import { data, type RouterContextProvider } from 'react-router'
import { isOwnDate } from '#domain/workshop/own-date.ts'
import type { DateRecord } from '#usecases/ports.ts'
import { useCasesContext } from '../../context.ts'
import { requireMember } from '../require-member.ts'

type Member = Awaited<ReturnType<typeof requireMember>>

/** A date for whoever may see it: a trainer only those that name them, the others are not there. Throws a 404. */
export async function ownRecord(
  context: Readonly<RouterContextProvider>,
  idOrSlug: string,
): Promise<{ member: Member; record: DateRecord }> {
  const member = await requireMember(context, 'owner', 'organiser', 'trainer')
  const record = await context.get(useCasesContext).dates.find(idOrSlug)
  if (!record || (member.role === 'trainer' && !isOwnDate(record.date, member.name))) throw data(null, { status: 404 })
  return { member, record }
}

/** A date for whoever may change it. Throws a 404. */
export async function organisersRecord(
  context: Readonly<RouterContextProvider>,
  idOrSlug: string,
): Promise<{ member: Member; record: DateRecord }> {
  const member = await requireMember(context, 'owner', 'organiser')
  const record = await context.get(useCasesContext).dates.find(idOrSlug)
  if (!record) throw data(null, { status: 404 })
  return { member, record }
}

/** As the log calls somebody of the office. */
export function actorOf({ name }: Pick<Member, 'name'>): `organiser:${string}` {
  return `organiser:${name}`
}

/** The page of a date in the office. */
export function dateHref(id: string, screen = ''): string {
  return `/office/dates/${id}${screen && `/${screen}`}`
}

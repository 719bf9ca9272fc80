import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { programmeNames } from '#domain/package/package.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'
import type { LinkPurpose, Reads } from '#platform/ports.ts'
import { mailText } from '../mail-text.ts'
import { dateRange } from './workshop-facts.tsx'

/** The order of a side effect, with its date if any. Throws when there is none, since both are written together. */
export async function foundOrder(reads: Pick<Reads, 'orderWithDate'>, orderId: string): Promise<OrderWithDate> {
  const found = await reads.orderWithDate(orderId)
  if (!found) throw new Error(`no order ${orderId}`)
  if (found.order.product.kind === 'live' && !found.date) throw new Error(`no date of order ${orderId}`)
  return found
}

/** The order of a side effect with its live date. Throws when there is none, since both are written together. */
export async function liveOrder(
  reads: Pick<Reads, 'orderWithDate'>,
  orderId: string,
): Promise<{ order: Order; date: LiveDate }> {
  const found = await reads.orderWithDate(orderId)
  if (!found?.date) throw new Error(`no order ${orderId} of a live workshop`)
  return { order: found.order, date: found.date }
}

/**
 * What a mail about the date of an order is known by, for an order or a participant. The order may have come from another date, which has sent the
 * same kind of mail with the same revision. `date` is the slug; jobs written before it was kept have none.
 */
export function atDate(id: string, date: string | undefined): string {
  return date === undefined ? id : `${id}:${date}`
}

/** Whether the order has moved to another date since a mail about its date was queued. The mail about the move contains the new date. */
export function hasMovedFrom(date: string | undefined, { slug }: LiveDate): boolean {
  return date !== undefined && date !== slug
}

/** A live date by its slug; null when it is gone. */
export async function liveDateOf(
  { reads, clock }: Pick<DispatchPorts, 'reads' | 'clock'>,
  slug: string,
): Promise<LiveDate | null> {
  const found = await reads.workshopDate(slug, clock.now())
  return found && found.date.delivery !== 'self-paced' ? found.date : null
}

/** The calendar file of a date that has changed, and of a move the one that takes the former date out. */
export async function calendarFiles(
  ports: DispatchPorts,
  {
    date,
    formerDate,
    formerRevision,
    soon,
  }: { date: LiveDate; formerDate: string | undefined; formerRevision: number | undefined; soon: boolean },
  language: Language,
): Promise<MailAttachment[]> {
  const former = formerDate === undefined ? null : await liveDateOf(ports, formerDate)
  const file = await ports.calendarFile(date, language, soon ? 'with-room' : undefined)
  if (!former) return [file]
  return [file, await ports.calendarFile(former, language, { takesOut: formerRevision ?? former.revision })]
}

/** The path of each purpose, without language. */
const paths: Record<LinkPurpose, string> = {
  order: 'order',
  registration: 'booking',
  offer: 'offer',
  comment: 'comment',
  participant: 'participants',
  'newsletter-confirm': 'newsletter/confirm',
  'newsletter-end': 'newsletter/unsubscribe',
  replies: 'replies',
  payment: 'paid',
  consent: 'dsgvo/accept',
  withdrawal: 'withdrawal',
  address: 'confirm-order',
}

interface FreshLink {
  purpose: LinkPurpose
  subjectId: string
  language: Language
  /** Another page opened by the same link. */
  at?: string
}

/** Creates a personal link for a mail and returns its full URL. Earlier links cannot be reused, because only their hashes are stored. */
export async function freshLink(
  ports: Pick<DispatchPorts, 'transactions' | 'randomSource' | 'clock' | 'siteUrl'>,
  { purpose, subjectId, language, at = paths[purpose] }: FreshLink,
): Promise<string> {
  const token = await ports.transactions.run((stores) =>
    issueToken(stores, ports.randomSource, purpose, subjectId, ports.clock.now()),
  )
  return `${ports.siteUrl}/${language}/${at}/${token}`
}

interface Ordered {
  order: Pick<Order, 'product' | 'participants'>
  /** Null for products without seats. */
  date?: LiveDate | null
}

/** The name of the product: 'Flight Level 2 Design', 'Flight Levels NOW'. */
export function orderedTitle({ order: { product }, date }: Ordered, language: Language): string {
  if (product.kind === 'package') return programmeNames[product.programme][language]
  const slug = product.kind === 'live' ? date?.certification : product.certification
  return (slug && certificationBySlug(slug)?.title) ?? ''
}

/** Its dates or quantity: '19.–20. Jänner 2027', '2 Tickets', '7 Personen'. */
export function orderedExtent({ order: { product, participants }, date }: Ordered, language: Language): string {
  if (date) return dateRange(date, language)
  const t = mailText(language)
  if (product.kind === 'self-paced') return t('order.extent', { kind: 'tickets', count: product.tickets })
  return t('order.extent', {
    kind: 'people',
    count: product.kind === 'package' ? product.people : participants.length,
  })
}

import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { programmeNames } from '#domain/package/package.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { mailText } from '../mail-text.ts'
import { dateRange } from './times.ts'

interface Ordered {
  order: Pick<Order, 'product' | 'participants'>
  /** Null for what has no seats. */
  date?: LiveDate | null
}

/** What an order is for: 'Flight Level 2 Design', 'Flight Levels NOW'. */
export function orderedTitle({ order: { product }, date }: Ordered, language: Language): string {
  if (product.kind === 'package') return programmeNames[product.programme][language]
  const slug = product.kind === 'live' ? date?.certification : product.certification
  return (slug && certificationBySlug(slug)?.title) ?? ''
}

/** Its dates, or how much of it: '19.–20. Jänner 2027', '2 Tickets', '7 Personen'. */
export function orderedExtent({ order: { product, participants }, date }: Ordered, language: Language): string {
  if (date) return dateRange(date, language)
  const t = mailText(language)
  if (product.kind === 'self-paced') return t('order.extent', { kind: 'tickets', count: product.tickets })
  return t('order.extent', {
    kind: 'people',
    count: product.kind === 'package' ? product.people : participants.length,
  })
}

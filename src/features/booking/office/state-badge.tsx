import { useTranslations } from 'use-intl'
import type { Bilingual } from '#domain/language.ts'
import type { SeatlessProduct } from '#domain/order/order.ts'
import { programmeNames } from '#domain/package/package.ts'
import type { StateName } from '#domain/registration/registration.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import type { BookingFile } from '../booking-office.ts'

export type ShownState = StateName | 'called-off'

const looks: Record<ShownState, BadgeKind> = {
  waiting: 'waiting-list',
  offered: 'few-seats',
  'awaiting-payment': 'open',
  'awaiting-confirmation': 'open',
  confirmed: 'paid',
  'called-off': 'sold-out',
  cancelled: 'sold-out',
  expired: 'sold-out',
}

export function StateBadge({ state }: { state: ShownState }) {
  const t = useTranslations('officeBookings')
  return <Badge kind={looks[state]}>{t(`state.${state}`)}</Badge>
}

/** The code of a workshop, or the name of a package: 'FL2D', 'Flight Levels NOW'. */
export function productName({ order, registration }: BookingFile): Bilingual {
  const product = order?.order.product
  if (product && product.kind !== 'live') return seatlessName(product)
  return codeOf((order?.date ?? registration?.date)?.certification ?? '')
}

export function seatlessName(product: SeatlessProduct): Bilingual {
  return product.kind === 'package' ? programmeNames[product.programme] : codeOf(product.certification)
}

function codeOf(certification: string): Bilingual {
  const code = certificationBySlug(certification)?.code ?? certification
  return { de: code, en: code }
}

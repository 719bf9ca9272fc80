import type { Bilingual } from '#domain/language.ts'
import type { SeatlessProduct } from '#domain/order/order.ts'
import { programmeNames } from '#domain/package/package.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { BookingFile } from '../booking-office.ts'

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

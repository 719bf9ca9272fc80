import type { Bilingual } from '#domain/language.ts'
import { programmeNames } from '#domain/package/package.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { BookingFile } from '../booking-office.ts'

/** The code of a workshop, or the name of a package: 'FL2D', 'Flight Levels NOW'. */
export function productName({ order, registration }: BookingFile): Bilingual {
  const product = order?.order.product
  if (product?.kind === 'package') return programmeNames[product.programme]
  const slug =
    product?.kind === 'self-paced' ? product.certification : (order?.date ?? registration?.date)?.certification
  const code = certificationBySlug(slug ?? '')?.code ?? slug ?? ''
  return { de: code, en: code }
}

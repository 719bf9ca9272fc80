import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import type { Order, SeatlessProduct } from '#domain/order/order.ts'
import { awaitsContact, programmeNames } from '#domain/package/package.ts'
import { isReturnable } from '#domain/purchase/purchase.ts'
import { type Voucher, vouchersDue } from '#domain/voucher/voucher.ts'
import { type CertificationSlug, certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'

export interface PurchaseView {
  kind: SeatlessProduct['kind']
  /** 'Flight Level 2 Design', 'Flight Levels NOW' */
  title: string
  /** Number of tickets or people. */
  count: number
  certification: CertificationSlug
  /** The page to order it again. */
  href: string
  /** Number of vouchers. */
  due: number
  /** Whether its tickets can be returned, other than by withdrawing. */
  isReturnable: boolean
  /** Whether the days in which we get in touch about a package are not over. */
  awaitsContact: boolean
  /** The booker's vouchers; empty before payment. `until` is an ISO instant. */
  vouchers: { code: string; until: string }[]
}

interface Purchase extends Pick<Order, 'placedAt'> {
  product: SeatlessProduct
  vouchers: readonly Voucher[]
}

export function purchaseView(
  { product, placedAt, vouchers }: Purchase,
  language: Language,
  now: Temporal.Instant,
): PurchaseView {
  const shown = {
    kind: product.kind,
    due: vouchersDue({ product, participants: [] }).length,
    isReturnable: isReturnable(product),
    awaitsContact: product.kind === 'package' && awaitsContact(placedAt, now),
    vouchers: vouchers
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .map(({ code, validUntil }) => ({ code, until: validUntil.subtract({ seconds: 1 }).toString() })),
  }
  if (product.kind === 'package') {
    const { programme, people, certification } = product
    return {
      ...shown,
      title: programmeNames[programme][language],
      count: people,
      certification: certification ?? 'flin',
      href: `/${language}/packages/${programme}`,
    }
  }
  const certification = certificationBySlug(product.certification)
  return {
    ...shown,
    title: certification?.title ?? product.certification,
    count: product.tickets,
    certification: product.certification,
    href: certification ? `${certificationHref(language, certification)}/self-paced-booking` : `/${language}/workshops`,
  }
}

/** The quantity: '2 Tickets', '7 Personen'. */
export function usePurchaseWords() {
  const t = useTranslations('purchase')
  return {
    extent: ({ kind, count }: PurchaseView) =>
      kind === 'package' ? t('package.extent', { count }) : t('tickets.extent', { count }),
  }
}

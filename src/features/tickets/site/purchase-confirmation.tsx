import { useLocale, useTranslations } from 'use-intl'
import { withdrawalHref } from '#domain/address/legal-pages.ts'
import { academyUrl } from '#domain/voucher/voucher.ts'
import { OrderPage } from '#features/booking/site/order-page.tsx'
import { PaymentPart } from '#features/booking/site/order-parts.tsx'
import type { OrderView } from '#features/booking/site/order-view.ts'
import { stickerOf } from '#features/workshops/site/use-workshop-words.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { ButtonLink, GoLink, PrintButton } from '#ui/button.tsx'
import { Actions, Part } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { type PurchaseView, usePurchaseWords } from './purchase-view.ts'

interface PurchaseConfirmationProps {
  view: OrderView
  purchase: PurchaseView
  /** The URL of this page; related pages are below it. */
  href: string
}

export function PurchaseConfirmation({ view, purchase, href }: PurchaseConfirmationProps) {
  const t = useTranslations('order')
  const words = useTranslations('purchase')
  const frame = useTranslations('frame')
  const language = useLocale()
  // An open declaration has its notice at the top of the page.
  const canWithdraw = view.withdrawable && !view.declared
  const isCancelled = view.status === 'cancelled'
  const { extent } = usePurchaseWords()
  return (
    <OrderPage
      view={view}
      href={href}
      kicker={words('number', { number: view.number })}
      title={isCancelled ? words('doneCancelled', { way: view.cancelledBy ?? 'terms' }) : words('done')}
      sticker={stickerOf(purchase.certification)}
    >
      <Part title={words('ordered')} gap="small">
        <Text>
          <strong>{purchase.title}</strong>, {extent(purchase)}
        </Text>
        {purchase.kind === 'package' && !isCancelled && (
          <Text>{words(purchase.awaitsContact ? 'package.next' : 'package.dates')}</Text>
        )}
        <Actions>
          <PrintButton>{t('print')}</PrintButton>
        </Actions>
      </Part>
      <PaymentPart view={view} />
      {isCancelled ? (
        purchase.vouchers.length > 0 && (
          <Part title={words('vouchers.title', { count: purchase.vouchers.length })} gap="small">
            <Text>{words('vouchers.blocked', { count: purchase.vouchers.length })}</Text>
          </Part>
        )
      ) : (
        <VoucherList purchase={purchase} />
      )}
      {canWithdraw && purchase.vouchers.length > 0 && (
        <Text size="small" tone="quiet">
          {words('vouchers.withdrawal', { count: purchase.due })}
        </Text>
      )}
      {canWithdraw && <GoLink href={withdrawalHref(language)}>{frame('withdrawal')}</GoLink>}
    </OrderPage>
  )
}

/** The vouchers of an order, or what they wait for. */
function VoucherList({ purchase }: { purchase: PurchaseView }) {
  const t = useTranslations('purchase')
  const language = useLocale()
  const { vouchers, due } = purchase
  const [first] = vouchers
  return (
    <Part title={t('vouchers.title', { count: due })} gap="small">
      {first ? (
        <>
          <ol>
            {vouchers.map(({ code }) => (
              <li key={code}>
                <code translate="no">{code}</code>
              </li>
            ))}
          </ol>
          <Text>{t('vouchers.redeem', { count: due, end: formatDateTime(first.until, { language }) })}</Text>
          <Actions>
            <ButtonLink kind="secondary" size="compact" href={academyUrl} rel="noreferrer">
              {t('vouchers.academy')}
            </ButtonLink>
          </Actions>
          {purchase.isReturnable && (
            <Text size="small" tone="quiet">
              {t('vouchers.return')}
            </Text>
          )}
        </>
      ) : (
        <Text>{t('vouchers.waiting', { count: due })}</Text>
      )}
    </Part>
  )
}

import { useLocale, useTranslations } from 'use-intl'
import type { PartPaid } from '#domain/order/order.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Text } from '#ui/text.tsx'
import type { OrderView } from './order-view.ts'

interface AmountOutstandingProps {
  view: Pick<OrderView, 'status' | 'invoices' | 'partPaid'>
}

/**
 * The outstanding amount after a part payment, and the invoice of a cancelled order; if a cancellation fee applies, the invoice is valid in full, in
 * part or for what was delivered, as explained in the mail (docs/rules/changes.md).
 */
export function AmountOutstanding({ view: { status, invoices, partPaid } }: AmountOutstandingProps) {
  const t = useTranslations('order.due')
  const isAnnulled = invoices.at(-1)?.kind === 'cancellation'
  return (
    <>
      {status === 'cancelled' && invoices.length > 0 && <Text>{t(isAnnulled ? 'nothing' : 'charged')}</Text>}
      {partPaid && <OpenSum partPaid={partPaid} />}
    </>
  )
}

export function OpenSum({ partPaid: { paid, open } }: { partPaid: PartPaid }) {
  const t = useTranslations('order.due')
  const language = useLocale()
  return (
    <Text>
      <strong>{t('part', { paid: formatMoney(paid, language), open: formatMoney(open, language) })}</strong>
    </Text>
  )
}

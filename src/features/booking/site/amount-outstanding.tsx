import { useLocale, useTranslations } from 'use-intl'
import type { PartPaid } from '#domain/order/order.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Text } from '#ui/text.tsx'
import type { OrderView } from './order-view.ts'

interface AmountOutstandingProps {
  view: Pick<OrderView, 'status' | 'invoices' | 'partPaid'>
}

/**
 * What is open after a part payment, and what becomes of the invoice of a cancelled order; where cancelling had its price it is valid, whole, in part or
 * for what was delivered, which the mail says (docs/rules/changes.md).
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

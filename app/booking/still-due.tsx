import { useTranslations } from 'use-intl'
import { Text } from '../ui/text.tsx'
import type { OrderView } from './order-view.ts'

/** What becomes of the invoice of a cancelled order; where cancelling had its price it stands, whole, in part or for what was delivered, which the mail says (docs/rules/changes.md). */
export function StillDue({ view: { standing, invoices } }: { view: Pick<OrderView, 'standing' | 'invoices'> }) {
  const t = useTranslations('order.due')
  if (standing !== 'cancelled' || invoices.length === 0) return null
  const isAnnulled = invoices.some(({ kind }) => kind === 'cancellation')
  return <Text>{t(isAnnulled ? 'nothing' : 'charged')}</Text>
}

import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { Text } from '../../ui/text.tsx'
import { OfficeTable } from '../office-table.tsx'
import type { BookingView } from './booking-view.ts'

/** What came and went, and the invoices over it. */
export function MoneyTable({ view: { money, invoices } }: { view: BookingView }) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  const amounts = {
    paid: formatMoney(money.paid, language),
    returned: formatMoney(money.returned, language),
    kept: formatMoney(money.kept, language),
  }
  const rows = [
    ...invoices.map(({ number, kind, gross, issuedOn, href }) => ({
      key: number,
      head: <a href={href}>{t(`invoice.${kind}`, { number })}</a>,
      cells: [formatMoney(gross, language), formatDateTime(issuedOn, { language }), '–'],
    })),
    ...money.moves.map(({ id, kind, state, amount, at, by, reason }) => ({
      key: id,
      head: t(`move.${kind}`, { state: state ?? 'none' }),
      note: reason,
      cells: [formatMoney(amount, language), formatDateTime(at, { language }), by ?? '–'],
    })),
  ]
  return (
    <>
      <Text>{t('balance', amounts)}</Text>
      {rows.length > 0 && (
        <OfficeTable caption={t('money')} columns={[t('what'), t('amount'), t('column.at'), t('by')]} rows={rows} />
      )}
    </>
  )
}

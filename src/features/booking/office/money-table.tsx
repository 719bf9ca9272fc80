import { useLocale, useTranslations } from 'use-intl'
import { useActorName } from '#features/audit/office/log-table.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Unbroken } from '#lists/unbroken.tsx'
import { Text } from '#ui/text.tsx'
import type { BookingView } from './booking-view.ts'

/** What came and went, and the invoices over it. */
export function MoneyTable({ view: { money, invoices } }: { view: BookingView }) {
  const t = useTranslations('officeBookings')
  const nameOf = useActorName()
  const language = useLocale()
  const amounts = {
    paid: formatMoney(money.paid, language),
    returned: formatMoney(money.returned, language),
    kept: formatMoney(money.kept, language),
  }
  const inEuros = (cents: number) => <Unbroken>{formatMoney(cents, language)}</Unbroken>
  const day = (at: string) => <Unbroken>{formatDateTime(at, { language })}</Unbroken>
  const rows = [
    ...invoices.map(({ number, kind, gross, issuedOn, href }) => ({
      key: number,
      head: <a href={href}>{t(`invoice.${kind}`, { number })}</a>,
      cells: [inEuros(gross), day(issuedOn), '–'],
    })),
    ...money.moves.map(({ id, kind, state, amount, at, by, reason }) => ({
      key: id,
      head: t(`move.${kind}`, { state: state ?? 'none' }),
      note: reason,
      cells: [inEuros(amount), day(at), by ? nameOf(by) : '–'],
    })),
  ]
  return (
    <>
      <Text>{t('balance', amounts)}</Text>
      {rows.length > 0 && (
        <OfficeTable
          caption={t('money')}
          columns={[t('what'), { label: t('amount'), holds: 'numbers' }, t('day'), t('by')]}
          rows={rows}
        />
      )}
    </>
  )
}

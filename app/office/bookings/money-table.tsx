import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { Text } from '../../ui/text.tsx'
import type { BookingView } from './booking-view.ts'
import styles from './record-table.module.css'

/** What came and went, and the invoices over it. */
export function MoneyTable({ view: { money, invoices } }: { view: BookingView }) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  return (
    <>
      <Text>
        {t('balance', {
          paid: formatMoney(money.paid, language),
          returned: formatMoney(money.returned, language),
          kept: formatMoney(money.kept, language),
        })}
      </Text>
      {money.moves.length + invoices.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{t('column.at')}</th>
              <th scope="col">{t('by')}</th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ number, kind, gross, issuedOn, href }) => (
              <tr key={number}>
                <th scope="row">
                  <a href={href}>{t(`invoice.${kind}`, { number })}</a>
                </th>
                <td data-label={t('amount')}>{formatMoney(gross, language)}</td>
                <td data-label={t('column.at')}>{formatDateTime(issuedOn, { language })}</td>
                <td data-label={t('by')}>–</td>
              </tr>
            ))}
            {money.moves.map(({ id, kind, state, amount, at, by, reason }) => (
              <tr key={id}>
                <th scope="row">
                  {t(`move.${kind}`, { state: state ?? 'none' })}
                  {reason && <small>{reason}</small>}
                </th>
                <td data-label={t('amount')}>{formatMoney(amount, language)}</td>
                <td data-label={t('column.at')}>{formatDateTime(at, { language })}</td>
                <td data-label={t('by')}>{by ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

import { useTranslations } from 'use-intl'
import styles from './seats-chart.module.css'

export interface SeatsRow {
  id: string
  /** 'FL2D' */
  name: string
  when: string
  seats: number
  seatsTaken: number
  /** Parties on the waitlist. */
  waiting: number
  /** Net, as money; null for those who need not know. */
  revenue: string | null
}

/** How each date is filled: a bar of its seats, drawn on the server, with the numbers beside it. */
export function SeatsChart({ rows }: { rows: readonly SeatsRow[] }) {
  const t = useTranslations('office.today')
  const withRevenue = rows.some(({ revenue }) => revenue !== null)
  return (
    <div className={styles.scroll}>
      <table className={styles.chart}>
        <thead>
          <tr>
            <th scope="col">{t('columns.date')}</th>
            <th scope="col">{t('columns.seats')}</th>
            <th scope="col">{t('columns.waiting')}</th>
            {withRevenue && <th scope="col">{t('columns.revenue')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, when, seats, seatsTaken, waiting, revenue }) => (
            <tr key={id}>
              <th scope="row">
                {name} <span>{when}</span>
              </th>
              <td>
                <span className={styles.seats}>
                  <svg viewBox="0 0 100 8" width="100" height="8" preserveAspectRatio="none" aria-hidden="true">
                    <rect className={styles.room} width="100" height="8" />
                    <rect className={styles.taken} width={seats > 0 ? (100 * seatsTaken) / seats : 0} height="8" />
                  </svg>
                  {t('taken', { taken: seatsTaken, seats })}
                </span>
              </td>
              <td>{waiting > 0 ? waiting : '–'}</td>
              {withRevenue && <td>{revenue}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

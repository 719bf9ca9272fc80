import { useTranslations } from 'use-intl'
import { Heading } from '../../ui/heading.tsx'
import { Text } from '../../ui/text.tsx'
import type { DateRow } from './date-row.ts'
import type { PartyRow } from './date-view.ts'
import { dateHref } from './own-record.ts'
import styles from './record-table.module.css'
import { useDateWords } from './use-date-words.ts'

interface PartyTableProps {
  id: string
  title: string
  /** What is said when there is nobody. */
  none: string
  parties: readonly PartyRow[]
  row: DateRow
  /** Whether something can be done with each: the waitlist. */
  mayAct?: boolean | undefined
}

/** Parties of a date, each with a link to its booking. */
export function PartyTable({ id, title, none, parties, row, mayAct = false }: PartyTableProps) {
  const t = useTranslations('officeDates.party')
  const words = useDateWords()
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="small" id={`${id}-title`}>
        {title}
      </Heading>
      {parties.length === 0 ? (
        <Text tone="quiet">{none}</Text>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('seats')}</th>
              <th scope="col">{t('standing')}</th>
              {mayAct && <th scope="col">{t('act')}</th>}
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party.id}>
                <th scope="row">
                  <a href={`/office/bookings/${party.orderId ?? party.id}`}>{party.company ?? party.booker}</a>
                  <small>{[party.company && party.booker, party.number].filter(Boolean).join(' · ')}</small>
                </th>
                <td data-label={t('seats')}>{party.seats}</td>
                <td data-label={t('standing')}>{words.party(party)}</td>
                {mayAct && (
                  <td data-label={t('act')}>
                    <a href={dateHref(row.id, `waiting/${party.id}`)}>
                      {party.state === 'offered' ? t('prolong') : t('offerOrSkip')}
                    </a>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

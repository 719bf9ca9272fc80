import { useLocale, useTranslations } from 'use-intl'
import { cityName } from '#domain/workshop/city-name.ts'
import { TentativeBadge } from '#features/workshops/office/date-words.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { bare, OfficeTable, Unbroken } from '#lists/office-table.tsx'
import { Badges } from '#ui/badge.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { BreakableAddress, Text } from '#ui/text.tsx'
import styles from './booking.module.css'
import type { BookingView } from './booking-view.ts'
import type { SettlementView } from './settlement-view.ts'
import { StateBadge } from './state-badge.tsx'

export function BookingFacts({ view }: { view: BookingView }) {
  const t = useTranslations('officeBookings')
  const dates = useTranslations('officeDates')
  const language = useLocale()
  const { product, until } = view
  const { date } = product
  const day = date ? formatDateTime(date.startsAt, { language, zone: date.zone }) : ''
  const place = date?.city ? cityName(date.city, language) : dates('online')
  const facts = [
    { label: t('column.state'), value: <StateBadge state={view.state} /> },
    ...(until ? [{ label: t('until'), value: formatDateTime(until, { language, time: true }) }] : []),
    {
      label: t(date ? 'column.workshop' : 'what'),
      value: date ? (
        <Badges>
          <a href={`/office/dates/${date.id}`}>{[product.name[language], day, place].join(', ')}</a>
          {date.isTentative && <TentativeBadge />}
        </Badges>
      ) : (
        product.name[language]
      ),
    },
    {
      label: view.number === null ? dates('party.since') : t('column.at'),
      value: formatDateTime(view.placedAt, { language }),
    },
    { label: t(`quantity.${view.quantity.of}`), value: view.quantity.count || '–' },
    ...(view.discover ? [{ label: t('discover'), value: t('discoverText') }] : []),
    ...useAmounts(view),
  ]
  return <FactList facts={facts} />
}

/** What it costs, and what of that is outstanding; of what is no order, what it would cost. */
function useAmounts({ gross, number, money, due, settlement, state }: BookingView) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  const price = formatMoney(gross, language)
  if (number === null) return [{ label: t('wouldCost'), value: price }]
  const asksNothing = settlement?.due === null || state === 'called-off'
  const dueText = due && t('due', { isOver: due.isOver ? 'yes' : 'no', day: formatDateTime(due.on, { language }) })
  const open =
    money.toReturn > 0
      ? t('toReturn', { amount: formatMoney(money.toReturn, language) })
      : [formatMoney(money.open, language), dueText].filter(Boolean).join(', ')
  return [
    { label: t('column.gross'), value: price },
    { label: t('open'), value: asksNothing ? '–' : open },
  ]
}

export function BookingPeople({ view }: { view: BookingView }) {
  const t = useTranslations('officeBookings')
  const erased = useTranslations('officePrivacy.erasedPerson')
  const language = useLocale()
  const { booker, invoice, participants } = view
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const address = [
    invoice.company,
    invoice.department,
    invoice.street,
    [invoice.postalCode, invoice.city].filter(Boolean).join(' '),
    countries.of(invoice.country),
    invoice.vatId,
  ].filter(Boolean)
  return (
    <dl className={styles.people}>
      <dt>{t('bookedBy')}</dt>
      <dd>
        {booker.name ? (
          <Addressee {...booker} />
        ) : (
          erased('text', { day: booker.erasedAt ? formatDateTime(booker.erasedAt, { language }) : 'unknown' })
        )}
        {booker.phone && (
          <>
            , <a href={`tel:${booker.phone.replaceAll(/[^\d+]/g, '')}`}>{booker.phone}</a>
          </>
        )}
        {booker.notes && <p>{t('bookerNotes', { notes: booker.notes })}</p>}
      </dd>
      <dt>{t('invoiceTo')}</dt>
      <dd>
        {address.join(', ')}
        {view.vatCheck && <p>{t('vatCheck', { result: view.vatCheck })}</p>}
      </dd>
      {participants.length > 0 && (
        <>
          <dt>{t('takePart', { count: participants.length })}</dt>
          <dd>
            <ul>
              {participants.map(({ id, name, email, addsIntroduction }) => (
                <li key={id}>
                  {name ? <Addressee name={name} email={email} /> : erased('name')}{' '}
                  {addsIntroduction && t('withIntroduction')}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}

function Addressee({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name},{' '}
      <a href={`mailto:${email}`}>
        <BreakableAddress address={email} />
      </a>
    </>
  )
}

/** The vouchers of a booking: whom they were for, and what became of each. Empty where there are none. */
export function BookingVouchers({ vouchers }: Pick<BookingView, 'vouchers'>) {
  const t = useTranslations('officeBookings.vouchers')
  const language = useLocale()
  if (vouchers.length === 0) return null
  const day = (at: string) => formatDateTime(at, { language })
  return (
    <Panel title={t('title')}>
      <OfficeTable
        caption={t('title')}
        columns={[t('code'), bare(t('to')), bare(t('status'))]}
        rows={vouchers.map(({ code, to, status, sentAt, lastDay }) => ({
          key: code,
          head: <Unbroken>{code}</Unbroken>,
          cells: [to || t('former'), t(`is.${status}`, { sent: sentAt ? day(sentAt) : '–', until: day(lastDay) })],
        }))}
      />
    </Panel>
  )
}

/** What a consumer has declared and nobody has decided yet. Empty where nothing is. */
export function WithdrawalNotice({ withdrawal }: Pick<BookingView, 'withdrawal'>) {
  const t = useTranslations('officeBookings.withdrawal')
  const language = useLocale()
  if (!withdrawal) return null
  const { id, at } = withdrawal
  return (
    <Notice tone="info" title={t('title')}>
      <Text>
        {t('text', { at: formatDateTime(at, { language, time: true }) })}{' '}
        <a href={`/office/withdrawals/${id}`}>{t('open')}</a>
      </Text>
    </Notice>
  )
}

/** What is still to be done with the money of a cancelled booking. Empty where nothing is. */
export function SettlementNotice({ settlement }: { settlement: SettlementView }) {
  const t = useTranslations('officeBookings.settlement')
  const language = useLocale()
  const { way, fee, percent, due, giveBack, toPay, kept, untilResold, soldAgain, seats } = settlement
  if (fee === 'none' && giveBack === 0) return null
  const amounts = {
    due: formatMoney(due ?? 0, language),
    isSet: due === null ? 'no' : 'yes',
    giveBack: formatMoney(giveBack, language),
    toPay: formatMoney(toPay, language),
    kept: formatMoney(kept, language),
    soldAgain,
  }
  const next = nextOf(settlement)
  return (
    <Notice tone="info" title={t(`title.${next}`, amounts)}>
      <Text>{t('why', { way, fee, percent, ...amounts })}</Text>
      {next !== 'settled' && next !== 'soldAgain' && <Text>{t(`next.${next}`, amounts)}</Text>}
      {untilResold && <Text>{t('resold', { soldAgain, seats, isAll: soldAgain === seats ? 'yes' : 'no' })}</Text>}
    </Notice>
  )
}

function nextOf({ due, giveBack, toPay, soldAgain }: SettlementView) {
  if (due === null) return 'share'
  if (soldAgain > 0) return 'soldAgain'
  if (giveBack > 0) return 'giveBack'
  return toPay > 0 ? 'toPay' : 'settled'
}

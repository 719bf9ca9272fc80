import { Fragment } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { may } from '#domain/office/member.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { LogLink, useActionText, useActorName, useChangesText } from '#features/audit/office/log-table.tsx'
import { clockContext } from '#frame/context.ts'
import { doneOf, OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime, formatPlace, formatSessions, languageName, zoneName } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { ButtonLink, CompactLink } from '#ui/button.tsx'
import { type Fact, FactList } from '#ui/fact-list.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import { BreakableAddress, NoBreak, Text } from '#ui/text.tsx'
import type { Route } from './+types/date'
import { ClashNotice, clashesOf, PartyTable } from './date-parts.tsx'
import { dateHref } from './date-row.ts'
import { type DateView, dateView, type PersonRow } from './date-view.ts'
import { DoneNotice, dateOutcomes, StatusBadge, useDateWords } from './date-words.tsx'
import styles from './dates.module.css'
import { ownRecord, screenTitle } from './own-record.ts'

export const handle = { permission: 'see-dates' } satisfies OfficeHandle

/** One date with its people. Trainers see participants, not bookers and payments. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { member, record } = await ownRecord(context, params.date)
  const view = dateView(record, context.get(clockContext).now())
  const mayChange = may(member.role, 'run-dates')
  const { certification, slug } = record.date
  const query = new URL(request.url).searchParams
  return {
    title: screenTitle(context, null, view.row),
    mayChange,
    mayBook: may(member.role, 'handle-bookings'),
    view: mayChange ? view : { ...view, bookings: [], waiting: [], ended: [], log: [] },
    clashes: mayChange && !view.hasStarted ? await clashesOf(context, record.date) : [],
    certification,
    slug,
    done: doneOf(request, dateOutcomes),
    party: (mayChange && view.waiting.find(({ id }) => id === query.get('party'))) || null,
  }
}

export default function OfficeDate({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const language = useLocale()
  const words = useDateWords()
  const { view, clashes, mayChange, mayBook, certification, slug, done, party } = loaderData
  const { row, bookings, waiting, ended, people, log } = view
  const facts = useDateFacts(view)
  return (
    <OfficePage
      done={<DoneNotice done={done} party={party} />}
      title={`${row.code} · ${words.dates(row)}`}
      back={{ href: '/office/dates', label: t('title') }}
    >
      <Stack gap="large">
        <StatusBadge row={row} />
        {row.isBelowMinimum && mayChange && (
          <Notice
            tone="info"
            title={t('belowMinimum', { confirmed: row.confirmed, minimum: row.minimum })}
            text={t('callOffUntil', { day: words.day(view.callOffUntil) })}
          />
        )}
        {clashes.length > 0 && <ClashNotice clashes={clashes} />}
        <FactList facts={facts} />
        <DateActions
          view={view}
          mayChange={mayChange}
          mayBook={mayBook}
          publicHref={workshopHref(language, { certification, slug })}
        />
        {mayChange && (
          <>
            <PartyTable id="bookings" title={t('bookings')} none={t('noBookings')} parties={bookings} row={row} />
            <PartyTable id="waiting" title={t('waiting')} none={t('nobodyWaits')} parties={waiting} row={row} mayAct />
          </>
        )}
        <PeopleTable people={people} />
        {ended.length > 0 && <PartyTable id="ended" title={t('ended')} none="" parties={ended} row={row} />}
        {log.length > 0 && (
          <Panel title={t('log.title')}>
            <LogLines log={log} />
            <LogLink about={row.id} />
          </Panel>
        )}
      </Stack>
    </OfficePage>
  )
}

function useDateFacts(view: DateView): Fact[] {
  const t = useTranslations('officeDates.form')
  const dates = useTranslations('officeDates')
  const language = useLocale()
  const words = useDateWords()
  const { row, location } = view
  return [
    {
      label: t('date'),
      value: <Lines lines={[...formatSessions(row.sessions, row.zone, language), zoneName(row.zone, language)]} />,
    },
    { label: t('delivery'), value: location ? formatPlace(location, language) : words.place(row) },
    { label: t('trainers'), value: words.trainers(row) },
    { label: t('language'), value: languageName(row.language, language) },
    { label: t('seats'), value: dates('seatsOf', { taken: row.taken, seats: row.seats }) },
    { label: t('minimum'), value: row.minimum },
    { label: t('limit'), value: view.participantLimit },
    { label: t('waitlistFact'), value: view.hasWaitlist ? t('yes') : t('no') },
    { label: t('price'), value: formatPrice(view.price, language) },
    { label: t('payment'), value: t(`payments.${view.payment}`) },
    ...(view.roomUrl === null ? [] : [{ label: t('roomUrl'), value: view.roomUrl || t('roomUrlMissing') }]),
  ]
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <NoBreak>{line}</NoBreak>
    </Fragment>
  ))
}

interface DateActionsProps {
  view: DateView
  mayChange: boolean
  mayBook: boolean
  /** The page of the date on the site. */
  publicHref: string
}

function DateActions({ view: { row, hasStarted }, mayChange, mayBook, publicHref }: DateActionsProps) {
  const t = useTranslations('officeDates')
  const isOpen = !hasStarted && row.status !== 'called-off'
  const screens = [
    ...(mayChange && row.status === 'tentative' ? (['confirm'] as const) : []),
    ...(mayBook && isOpen ? (['book'] as const) : []),
    ...(mayChange && isOpen ? (['edit', 'move'] as const) : []),
    ...(hasStarted ? (['attendance'] as const) : []),
    ...(['list', 'badges'] as const),
    ...(mayChange ? (['series'] as const) : []),
    ...(mayChange && isOpen ? (['callOff'] as const) : []),
  ]
  const path = (screen: (typeof screens)[number]) => (screen === 'callOff' ? 'call-off' : screen)
  return (
    <Actions>
      {screens.map((screen, index) => (
        <ButtonLink
          key={screen}
          kind={index === 0 && mayChange && isOpen ? 'primary' : 'secondary'}
          size="compact"
          href={dateHref(row.id, path(screen))}
        >
          {t(`${screen}.title`)}
        </ButtonLink>
      ))}
      {mayChange && <CompactLink href={`/office/dates/new?from=${row.id}`}>{t('copy')}</CompactLink>}
      <a href={publicHref}>{t('onTheSite')}</a>
    </Actions>
  )
}

function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  const t = useTranslations('officeDates.people')
  const erased = useTranslations('officePrivacy.erasedPerson')
  const language = useLocale()
  const title = t('title', { count: people.length })
  const isNoted = people.some(({ attended }) => attended !== null)
  const hasAddOns = people.some(({ addOn }) => addOn !== null)
  const came = (attended: boolean | null) => {
    if (attended === null) return '–'
    return attended ? t('came') : t('stayedAway')
  }
  return (
    <section id="people" aria-labelledby="people-title">
      <Stack gap="small">
        <Heading level={2} size="small" id="people-title">
          {title}
        </Heading>
        {people.length === 0 && <Text tone="quiet">{t('nobody')}</Text>}
        {people.length > 0 && <a href={mailToAll(people)}>{t('writeToAll')}</a>}
        {people.length > 0 && (
          <OfficeTable
            caption={title}
            columns={[
              t('name'),
              bare(t('company')),
              t('meal'),
              ...(hasAddOns ? [t('addOn')] : []),
              ...(isNoted ? [bare(t('attended'))] : []),
              bare(t('consents')),
              t('certificate'),
            ]}
            rows={people.map(
              ({
                id,
                name,
                email,
                isTwice,
                company,
                meal,
                addOn,
                mealConsentedAt,
                attended,
                consent,
                certificateCode,
              }) => ({
                key: id,
                head: name || erased('name'),
                note: <PersonNote email={email} isTwice={isTwice} />,
                cells: [
                  company ?? '–',
                  meal ?? '–',
                  ...(hasAddOns ? [addOn ? t(`addOns.${addOn}`) : '–'] : []),
                  ...(isNoted ? [came(attended)] : []),
                  [
                    mealConsentedAt && t('mealConsent', { day: formatDateTime(mealConsentedAt, { language }) }),
                    consent && t(`consent.${consent}`),
                  ]
                    .filter(Boolean)
                    .join(', ') || '–',
                  certificateCode ? (
                    <a key="certificate" href={`/${language}/certificates/${certificateCode}`}>
                      {t('openCertificate')}
                    </a>
                  ) : (
                    '–'
                  ),
                ],
              }),
            )}
          />
        )}
      </Stack>
    </section>
  )
}

/** Opens the member's own mail program with a message to everyone, in which no one sees the others (RFC 6068). */
function mailToAll(people: readonly PersonRow[]): string {
  const addresses = new Set(people.flatMap(({ email }) => (email === '' ? [] : [encodeURIComponent(email)])))
  return `mailto:?bcc=${[...addresses].join(',')}`
}

function LogLines({ log }: Pick<DateView, 'log'>) {
  const t = useTranslations('officeDates.log')
  const words = useDateWords()
  const changes = useChangesText()
  const nameOf = useActorName()
  const say = useActionText()
  return (
    <ul className={styles.list}>
      {log.map(({ at, actor, action, details, reason }) => (
        <li key={at + action}>
          {t('line', { what: say({ action, details }), actor: nameOf(actor) })}
          {details.changes && <> {changes({ action, details })}</>}
          {reason && <> {t('reason', { reason })}</>} <span>{words.moment(at)}</span>
        </li>
      ))}
    </ul>
  )
}

function PersonNote({ email, isTwice }: Pick<PersonRow, 'email' | 'isTwice'>) {
  const t = useTranslations('officeDates.people')
  if (!isTwice) return shownAddress(email)
  return (
    <>
      {shownAddress(email)} · <strong>{t('twice')}</strong>
    </>
  )
}

/** Empty once it was erased. */
function shownAddress(email: string) {
  return email && <BreakableAddress address={email} />
}

import { Text } from 'react-email'
import type { Language } from '#domain/language.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import { type LiveDate, startOf, tentativeOf } from '#domain/workshop/workshop-date.ts'
import {
  formatDateRange,
  formatDateTime,
  formatPlace,
  formatSessions,
  type SessionTimes,
  zoneName,
} from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import type { FormerSchedule } from '#platform/ports.ts'
import { mailText } from '../mail-text.ts'
import { personName } from './addressee.ts'
import { Chapter, Fact, Lines, Paragraph, palette, TextLink } from './text.tsx'

/** 'Flight Level 2 Design' */
export function workshopTitle(date: LiveDate): string {
  return certificationBySlug(date.certification)?.title ?? date.slug
}

/** 'FL2D' */
export function workshopCode(date: LiveDate): string {
  return certificationBySlug(date.certification)?.code ?? date.certification.toUpperCase()
}

/** '19.–20. Jänner 2027' */
export function dateRange(date: LiveDate, language: Language): string {
  return formatDateRange({ sessions: sessionTimes(date), zone: date.zone }, language)
}

function sessionLines(date: LiveDate, language: Language): string[] {
  return formatSessions(sessionTimes(date), date.zone, language)
}

/** '09:00': the start of the first session, or some minutes before. */
export function timeOfStart(date: LiveDate, minutesBefore = 0): string {
  const start = startOf(date).subtract({ minutes: minutesBefore }).toZonedDateTimeISO(date.zone)
  return start.toPlainTime().toString({ smallestUnit: 'minute' })
}

/** Whether the booking was made at or after the time of the reminder 'about one week before the event' (docs/product.md#workshops). */
export function isShortNotice(placedAt: Temporal.Instant, date: LiveDate): boolean {
  return placedAt.until(startOf(date)).total('hours') < 8 * 24
}

function sessionTimes(date: LiveDate): SessionTimes[] {
  return date.sessions.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toString(), endsAt: endsAt.toString() }))
}

/** 'Wien', or the word for online: short enough for a preview text. */
export function shortPlace(date: LiveDate, language: Language): string {
  return date.location ? cityName(date.location.city, language) : mailText(language)('workshop.online')
}

/** The whole place on one line, or the word for online. */
export function fullPlace(date: LiveDate, language: Language): string {
  return date.location ? formatPlace(date.location, language) : mailText(language)('workshop.online')
}

/** Placeholder values about a tentative date as of an instant; null when the date is certain. */
export function tentativeValues(date: LiveDate, at: Temporal.Instant, language: Language) {
  const tentative = tentativeOf(date, at)
  if (!tentative) return null
  const { from, decidedBy } = tentative
  return {
    from,
    delivery: date.delivery,
    decided: decidedBy ? 'yes' : 'no',
    day: decidedBy ? formatDateTime(decidedBy.toString(), { language }) : '',
  }
}

/** How to get in and what to bring: due about a week before. */
export function PracticalDetails({ date, language }: { date: LiveDate; language: Language }) {
  const t = mailText(language)
  const times = { early: timeOfStart(date, 15), start: timeOfStart(date) }
  return (
    <>
      {date.delivery === 'on-site' ? (
        <Fact label={t('reminder.arriveTitle')}>{t('reminder.arriveText', times)}</Fact>
      ) : (
        <VideoRoom date={date} language={language} />
      )}
      <Fact label={t('reminder.bringTitle')}>{t('reminder.bringText', { delivery: date.delivery })}</Fact>
    </>
  )
}

/** The link to the video room, or the note that it follows by mail. For participants and bookers only. */
export function VideoRoom({ date, language }: { date: LiveDate; language: Language }) {
  const t = mailText(language)
  const times = { early: timeOfStart(date, 15), start: timeOfStart(date), sessions: date.sessions.length }
  const { roomUrl } = date
  return (
    <>
      {roomUrl && (
        <Fact label={t('reminder.roomTitle')}>
          <TextLink href={roomUrl}>{roomUrl}</TextLink>
        </Fact>
      )}
      <Fact label={t('reminder.joinTitle')}>
        {t(roomUrl ? 'reminder.joinText' : 'reminder.joinTextWithoutRoom', times)}
      </Fact>
    </>
  )
}

export function WorkshopFacts({ date, language }: { date: LiveDate; language: Language }) {
  const t = mailText(language)
  const zone = t('workshop.zone', { zone: zoneName(date.zone, language) })
  return (
    <>
      <Paragraph>
        <strong>{workshopTitle(date)}</strong>
      </Paragraph>
      {date.tentative && !date.calledOff && (
        <Fact label={t('workshop.tentative')}>{t('workshop.tentativeText', { from: date.minimum })}</Fact>
      )}
      <Fact label={t('workshop.when')}>
        <Lines lines={[...sessionLines(date, language), ...(date.delivery === 'online' ? [zone] : [])]} />
      </Fact>
      <Fact label={t('workshop.where')}>{fullPlace(date, language)}</Fact>
      <Fact label={t('workshop.trainers')}>{formatList(date.trainers, language)}</Fact>
      <Fact label={t('workshop.language')}>{t(`workshop.languages.${date.language}`)}</Fact>
    </>
  )
}

export function FormerFact({ before, language }: { before: FormerSchedule; language: Language }) {
  const t = mailText(language)
  const { sessions, zone, location } = before
  const place = location ? formatPlace(location, language) : t('workshop.online')
  return (
    <Fact label={t('workshop.before')}>
      <Lines lines={[...formatSessions(sessions, zone, language), place]} />
    </Fact>
  )
}

function ParticipantList(props: { participants: readonly Participant[]; language: Language }) {
  const t = mailText(props.language)
  return props.participants.map((participant) => {
    const { email, addIntroduction } = participant
    return (
      <Text
        key={email}
        className="ink"
        style={{ margin: '12px 0', fontSize: '16px', lineHeight: '24px', color: palette.ink }}
      >
        {personName(participant)}
        <br />
        <span className="ink-2" style={{ fontSize: '14px', color: palette.ink2 }}>
          <Lines lines={addIntroduction ? [email, t('participants.withIntroduction')] : [email]} />
        </span>
      </Text>
    )
  })
}

interface WorkshopChaptersProps {
  date: LiveDate
  participants: readonly Participant[]
  language: Language
}

export function WorkshopChapters({ date, participants, language }: WorkshopChaptersProps) {
  const t = mailText(language)
  return (
    <>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.participants')}>
        <ParticipantList participants={participants} language={language} />
      </Chapter>
    </>
  )
}

import { isOwnDate, type LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { liveDateOf } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, Fact, isolated, Paragraph, TextLink } from '#mails/parts/text.tsx'
import { dateRange, FormerFact, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'
import type { FormerSchedule } from '#platform/ports.ts'

/** What happens to a date for the people who teach it. */
export type TrainerEvent = 'assigned' | 'removed' | 'moved' | 'confirmed' | 'room' | 'called-off'

declare module '#platform/ports.ts' {
  interface Mails {
    'trainer-date': {
      job: {
        memberId: string
        date: string
        event: TrainerEvent
        /** Distinguishes changes of the date. */
        version: number
        /** Of the date, which calendars take out. */
        revision: number
        /** Of a date that was moved. */
        before?: FormerSchedule
      }
      message: { name: string; date: LiveDate; event: TrainerEvent; before: FormerSchedule | null; officeUrl: string }
    }
  }
}

/** To the account of a trainer, in the language of the date: what has happened to it. */
export const trainerDate = {
  key: ({ memberId, date, event, version }) => `trainer-date:${memberId}:${date}:${event}:${version}`,
  async load(ports, { memberId, date: slug, event, revision, before = null }) {
    const date = await liveDateOf(ports, slug)
    const member = await ports.transactions.run((stores) => stores.members.member(memberId))
    // The account is gone, or a later mail says something else.
    if (!date || !member || isOwnDate(date, memberId) === (event === 'removed')) return null
    if (date.calledOff && event !== 'called-off' && event !== 'removed') return null
    const { name, email } = member
    const file = isLost(event) ? { takesOut: revision } : ('with-room' as const)
    return {
      message: {
        kind: 'trainer-date',
        name,
        date,
        event,
        before,
        officeUrl: `${ports.siteUrl}/office/dates/${date.id}`,
      },
      language: date.language,
      to: { name, email },
      attachments: [await ports.calendarFile(date, date.language, file)],
    }
  },
  values: ({ date, event }, language) => ({
    event,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
  }),
  body: TrainerDate,
  samples: [
    sampleOf('assigned'),
    { ...sampleOf('moved'), before: sample.before },
    sampleOf('confirmed'),
    { ...sampleOf('room'), date: sample.online },
    sampleOf('removed'),
    sampleOf('called-off'),
  ],
} satisfies Mail<'trainer-date'>

function sampleOf(event: TrainerEvent) {
  return {
    name: 'Miriam Stadler',
    date: event === 'called-off' ? sample.calledOff : sample.date,
    event,
    before: null,
    officeUrl: `${sample.siteUrl}/office/dates/${sample.date.id}`,
  }
}

/** Whether the trainer has one date less. */
function isLost(event: TrainerEvent): boolean {
  return event === 'removed' || event === 'called-off'
}

function TrainerDate({ mail, language, t, values }: MailProps<'trainer-date'>) {
  const { name, date, event, before, officeUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(name) })}</Paragraph>
      <Paragraph>{t('trainerDate.intro', values)}</Paragraph>
      {isLost(event) ? (
        <Paragraph>{t('participantCancelled.calendar')}</Paragraph>
      ) : (
        <Chapter title={t('bookingConfirmation.workshop')}>
          <WorkshopFacts date={date} language={language} />
          {before && <FormerFact before={before} language={language} />}
          {date.delivery === 'online' && date.roomUrl && (
            <Fact label={t('reminder.roomTitle')}>
              <TextLink href={date.roomUrl}>{date.roomUrl}</TextLink>
            </Fact>
          )}
          <Paragraph>{t('dateChanged.calendar')}</Paragraph>
        </Chapter>
      )}
      {event !== 'removed' && <Button href={officeUrl}>{t('trainerDate.open')}</Button>}
    </>
  )
}

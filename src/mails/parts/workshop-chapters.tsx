import type { Language } from '#domain/language.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { mailText } from '../mail-text.ts'
import { Chapter } from './chapter.tsx'
import { ParticipantList } from './participant-list.tsx'
import { WorkshopFacts } from './workshop-facts.tsx'

interface WorkshopChaptersProps {
  date: LiveDate
  participants: readonly Participant[]
  language: Language
}

/** When and where the workshop is, and who takes part. */
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

import type { Language } from '#domain/language.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { mailText } from '../mail-text.ts'
import { Fact } from './fact.tsx'
import { TextLink } from './text-link.tsx'
import { timeOfStart } from './times.ts'

/** The link to the video room, or that it comes with a mail of its own. For participants and bookers only. */
export function VideoRoom({ date, language }: { date: LiveDate; language: Language }) {
  const t = mailText(language)
  const times = { early: timeOfStart(date, 15), start: timeOfStart(date) }
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

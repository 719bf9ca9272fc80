import { Text } from 'react-email'
import type { Language } from '#domain/language.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { mailText } from '../mail-text.ts'
import { Lines } from './lines.tsx'
import { palette } from './palette.ts'
import { personName } from './person-name.ts'

/** Who takes part, with the address the invitation goes to. */
export function ParticipantList(props: { participants: readonly Participant[]; language: Language }) {
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

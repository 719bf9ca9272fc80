import { useTranslations } from 'use-intl'
import { fullName } from '#domain/participant/participant.ts'
import { Part } from '#ui/part.tsx'
import type { RegistrationView } from './registration-view.ts'

export function AskedParticipants({ participants }: Pick<RegistrationView, 'participants'>) {
  const t = useTranslations('registration')
  return (
    <Part title={t('participants')} gap="small">
      <ol>
        {participants.map((participant) => (
          <li key={participant.email}>{fullName(participant)}</li>
        ))}
      </ol>
    </Part>
  )
}

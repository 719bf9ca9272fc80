import { useTranslations } from 'use-intl'
import { fullName } from '#domain/participant/participant.ts'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import type { RegistrationView } from './registration-view.ts'

/** The participants of a waitlist request. */
export function AskedParticipants({ participants }: Pick<RegistrationView, 'participants'>) {
  const t = useTranslations('registration')
  return (
    <Stack gap="small">
      <Heading level={2} size="part">
        {t('participants')}
      </Heading>
      <ol>
        {participants.map((participant) => (
          <li key={participant.email}>{fullName(participant)}</li>
        ))}
      </ol>
    </Stack>
  )
}

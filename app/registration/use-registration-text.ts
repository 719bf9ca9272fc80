import { useTranslations } from 'use-intl'
import { useHouse } from '../house.ts'
import type { RegistrationView } from './registration-view.ts'

/** How a registration stands, in a sentence or two. */
export function useRegistrationText({ state, reason, calledOff, before, email, seats }: RegistrationView): string {
  const t = useTranslations('registration.text')
  const { offerHours: hours } = useHouse().windows
  if (state === 'cancelled' && calledOff) return t('calledOff')
  if (state !== 'waiting') return t(state, { email, count: seats })
  return reason === 'regional-price'
    ? t('waitingRegional', { email, hours })
    : t('waitingFull', { email, before: before ?? 0, hours, count: seats })
}

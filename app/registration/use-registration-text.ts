import { useTranslations } from 'use-intl'
import type { RegistrationView } from './registration-view.ts'

/** How a registration stands, in a sentence or two. */
export function useRegistrationText({ state, reason, before, email }: RegistrationView): string {
  const t = useTranslations('registration.text')
  if (state !== 'waiting') return t(state, { email })
  return reason === 'regional-price'
    ? t('waitingRegional', { email })
    : t('waitingFull', { email, before: before ?? 0 })
}

import { useLocale, useTranslations } from 'use-intl'
import { PostForm } from '#forms/post-form.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/confirm-details.tsx'
import { GoLink } from '#ui/go-link.tsx'
import { Text } from '#ui/text.tsx'
import type { RegistrationView } from './registration-view.ts'

/** What is left to do in each state: cancel, delete, or look for another date (docs/product.md#waitlist). */
export function GiveUp({ view: { state, seats } }: { view: RegistrationView }) {
  const t = useTranslations('registration')
  const language = useLocale()
  if (state === 'over')
    return (
      <ConfirmDetails offer={t('deleteSummary')}>
        <Text>{t('deleteText')}</Text>
        <PostForm action="?do=delete">
          <Button kind="signal">{t('delete')}</Button>
        </PostForm>
      </ConfirmDetails>
    )
  if (state === 'waiting' || state === 'offered' || state === 'expired')
    return (
      <ConfirmDetails offer={t('cancelSummary', { count: seats })}>
        {state !== 'expired' && <Text>{t('cancelText', { state })}</Text>}
        <PostForm action="?do=cancel">
          <Button kind="signal">{t('cancel')}</Button>
        </PostForm>
      </ConfirmDetails>
    )
  return <GoLink href={`/${language}/workshops`}>{t('otherDates')}</GoLink>
}

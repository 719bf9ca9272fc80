import { useLocale, useTranslations } from 'use-intl'
import { PostForm } from '../form/post-form.tsx'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import type { RegistrationView } from './registration-view.ts'

/** What is left to do in each state: cancel, delete, or look for another date (SPEC §4). */
export function GiveUp({ view: { state, seats } }: { view: RegistrationView }) {
  const t = useTranslations('registration')
  const language = useLocale()
  if (state === 'over')
    return (
      <PostForm action="?do=delete">
        <Stack gap="small">
          <Text>{t('deleteText')}</Text>
          <Actions>
            <Button kind="secondary">{t('delete')}</Button>
          </Actions>
        </Stack>
      </PostForm>
    )
  const cancelling = (
    <PostForm action="?do=cancel">
      <Stack gap="small">
        {state !== 'expired' && <Text>{t('cancelText')}</Text>}
        <Actions>
          <Button kind="secondary">{t('cancel')}</Button>
        </Actions>
      </Stack>
    </PostForm>
  )
  if (state === 'expired') return cancelling
  if (state === 'waiting' || state === 'offered')
    return (
      <details>
        <summary>{t('cancelSummary', { count: seats })}</summary>
        {cancelling}
      </details>
    )
  return <GoLink href={`/${language}/workshops`}>{t('otherDates')}</GoLink>
}

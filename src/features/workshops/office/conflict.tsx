import { useTranslations } from 'use-intl'
import { StaleNotice } from '#forms/office/office-form.tsx'
import { ChangeList } from '#ui/change-list.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Difference } from './differences.ts'

/** Someone else saved first: what is there now beside what was written here. */
export function Conflict({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations('officeDates')
  const shown = (text: string) => (text === 'on' ? t('conflict.ticked') : text)
  return (
    <StaleNotice>
      <Stack gap="small">
        <Text>{t('conflict.text')}</Text>
        <ChangeList
          words={{ before: t('conflict.now'), after: t('conflict.yours'), nothing: t('conflict.nothing') }}
          changes={differences.map(({ name, number, mine, theirs }) => ({
            key: `${name} ${number}`,
            name: t(`form.${name}`, { number }),
            before: shown(theirs),
            after: shown(mine),
          }))}
        />
      </Stack>
    </StaleNotice>
  )
}

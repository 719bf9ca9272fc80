import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { ChangeList } from './change-list.tsx'

interface SectionConflictProps {
  labels: Readonly<Record<string, string>>
  mine: Readonly<Record<string, string>>
  theirs: Readonly<Record<string, string>>
}

/** Someone else was faster: what is there now beside what was written here. */
export function SectionConflict({ labels, mine, theirs }: SectionConflictProps) {
  const t = useTranslations('officeSettings.conflict')
  const differing = Object.entries(labels).filter(([name]) => (mine[name] ?? '') !== (theirs[name] ?? ''))
  return (
    <Notice tone="alert" title={t('title')}>
      <Stack gap="small">
        <Text>{t('text')}</Text>
        <ChangeList
          words={{ before: t('now'), after: t('yours') }}
          changes={differing.map(([name, label]) => ({
            name: label,
            before: theirs[name] ?? '',
            after: mine[name] ?? '',
          }))}
        />
      </Stack>
    </Notice>
  )
}

import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { ChangeList } from './change-list.tsx'
import type { ListedStep } from './open-section.ts'

interface SectionHistoryProps {
  steps: readonly ListedStep[]
  /** What a value is called: 'bank.iban' is the IBAN. */
  labelOf(name: string): string
}

/** Changes of a section, newest first. */
export function SectionHistory({ steps, labelOf }: SectionHistoryProps) {
  const t = useTranslations('officeSettings.history')
  const language = useLocale()
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t('title')}
      </Heading>
      {steps.length === 0 && <Text tone="quiet">{t('none')}</Text>}
      {steps.map(({ version, changedAt, changedBy, reason, changes }) => (
        <Stack key={version} gap="small">
          <Heading level={3} size="small">
            {t('step', { when: formatDateTime(changedAt, { language, time: true }), name: changedBy })}
          </Heading>
          {reason && <Text>{t('reason', { reason })}</Text>}
          <ChangeList
            words={{ before: t('before'), after: t('after') }}
            changes={changes.map((change) => ({ ...change, name: labelOf(change.name) }))}
          />
        </Stack>
      ))}
    </Stack>
  )
}

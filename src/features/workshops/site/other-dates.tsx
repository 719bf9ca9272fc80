import { useLocale, useTranslations } from 'use-intl'
import { GoLink } from '#ui/go-link.tsx'
import { Section } from '#ui/section.tsx'
import { Split } from '#ui/split.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { UpcomingDates } from './upcoming-dates.tsx'
import type { WorkshopView } from './workshop-view.ts'

interface OtherDatesProps {
  title: string
  workshops: readonly WorkshopView[]
}

/** The dates of one kind of workshop, with the way to all others. */
export function OtherDates({ title, workshops }: OtherDatesProps) {
  const t = useTranslations('workshops')
  const language = useLocale()
  return (
    <Section id="dates" labelledBy="dates-title">
      <Split
        head={
          <Stack gap="small">
            <h2 id="dates-title">{title}</h2>
            <Text size="small" tone="quiet">
              {t('upcomingLede')}
            </Text>
            <GoLink href={`/${language}/workshops`}>{t('allDates')}</GoLink>
          </Stack>
        }
      >
        <UpcomingDates workshops={workshops} />
      </Split>
    </Section>
  )
}

import { useTranslations } from 'use-intl'
import type { Deletable, keptFor } from '#domain/retention/retention-rule.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'

interface KeptTableProps {
  kept: readonly ({ what: Deletable } & ReturnType<typeof keptFor>)[]
}

/** How long each kind of thing is kept, and counted from when: the rules that the nightly job follows. */
export function KeptTable({ kept }: KeptTableProps) {
  const t = useTranslations('officePrivacy')
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t('kept.title')}
      </Heading>
      <Text>{t('kept.text')}</Text>
      <OfficeTable
        caption={t('kept.title')}
        columns={[t('kept.what'), t('kept.span'), t('kept.since')]}
        rows={kept.map(({ what, unit, count }) => ({
          key: what,
          head: t(`rule.${what}`),
          cells: [t('kept.for', { unit, count }), t(`since.${what}`)],
        }))}
      />
    </Stack>
  )
}

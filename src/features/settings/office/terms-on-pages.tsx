import { useLocale, useTranslations } from 'use-intl'
import { defaultSettings, type SiteSettings } from '#domain/settings/site-settings.ts'
import { termedText, termNames } from '#domain/settings/termed-text.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Part } from '#ui/part.tsx'
import { Text } from '#ui/text.tsx'

type TermsOnPagesProps = {
  [Section in keyof typeof termNames]: { of: Section; value: SiteSettings[Section] }
}[keyof typeof termNames]

/** What an editor types so that a page shows a value that is set here, and the present value. */
export function TermsOnPages({ of, value }: TermsOnPagesProps) {
  const t = useTranslations('officeSettings.terms')
  const language = useLocale()
  const settings = { ...defaultSettings, [of]: value }
  return (
    <Part title={t('title')}>
      <Text>{t('text')}</Text>
      <OfficeTable
        caption={t('title')}
        columns={[t('typed'), t('onPage')]}
        rows={termNames[of].map((name) => ({
          key: name,
          head: <code>{`{term:${name}}`}</code>,
          cells: [termedText(`{term:${name}}`, settings, language)],
        }))}
      />
    </Part>
  )
}

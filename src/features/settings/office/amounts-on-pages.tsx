import { useTranslations } from 'use-intl'
import { OfficeTable } from '#lists/office-table.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { PageWithAmounts } from './pages-with-amounts.ts'

/** Which pages name amounts of their own; null as long as no one has asked. */
export function AmountsOnPages({ pages }: { pages: readonly PageWithAmounts[] | null }) {
  const t = useTranslations('officeSettings.prices')
  return (
    <Stack gap="medium">
      <Heading level={2} size="part" id="pages">
        {t('pagesTitle')}
      </Heading>
      <Text>{t('pagesText', { example: '{price:now}', share: '{price:fl2d*2/3}', region: '{price:fl2d@2}' })}</Text>
      {pages === null && (
        <ButtonLink href="?pages#pages" kind="secondary" size="compact">
          {t('pagesLook')}
        </ButtonLink>
      )}
      {pages?.length === 0 && <Text tone="quiet">{t('pagesNone')}</Text>}
      {pages && pages.length > 0 && (
        <OfficeTable
          caption={t('pagesTitle')}
          columns={[t('page'), t('amounts')]}
          rows={pages.map(({ href, title, language, amounts }) => ({
            key: href,
            head: (
              <a href={href} lang={language} hrefLang={language}>
                {title}
              </a>
            ),
            note: href,
            cells: [amounts.join(' · ')],
          }))}
        />
      )}
    </Stack>
  )
}

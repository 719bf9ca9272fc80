import { useLocale, useTranslations } from 'use-intl'
import { menuPlaces } from '#domain/content/menu.ts'
import { languages } from '#domain/language.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { languageName } from '#i18n/format-dates.ts'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import type { Route } from './+types/menus'
import { contentService } from './content-service.ts'
import { menuName } from './menus/removed-row.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { menus } = contentService(context)
  const all = menuPlaces.flatMap((place) => languages.map((language) => menus.find(place, language)))
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeMenus.title,
    menus: await Promise.all(all),
  }
}

export default function Menus({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeMenus')
  const reader = useLocale()
  return (
    <OfficePage title={t('title')} lede={<p>{t('lede')}</p>}>
      <OfficeTable
        caption={t('title')}
        columns={[t('place'), bare(t('language')), bare(t('entries'))]}
        rows={loaderData.menus.map(({ place, language, items }) => ({
          key: menuName(place, language),
          head: (
            <a href={`/office/menus/${menuName(place, language)}`}>
              {t('nameOf', { place: t(`places.${place}.name`), language: languageName(language, reader) })}
            </a>
          ),
          note: t(`places.${place}.note`),
          cells: [languageName(language, reader), items.map(({ label }) => label).join(', ')],
        }))}
      />
    </OfficePage>
  )
}

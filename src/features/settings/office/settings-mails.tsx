import { useLocale, useTranslations } from 'use-intl'
import { languages } from '#domain/language.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { languageName } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import type { Route } from './+types/settings-mails'
import { openSection } from './save-section.ts'
import { SectionHistory, SectionPage } from './section-screen.tsx'
import { settingsTitle, useSettingWords } from './setting-words.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

export async function loader(args: Route.LoaderArgs) {
  const { value, steps } = await openSection(args, 'mails')
  const { replaceableKinds } = await import('#mails/replaceable-mails.ts')
  const mails = replaceableKinds.map((kind) => ({
    kind,
    texts: languages.map((language) => ({ language, isOwn: Object.keys(value[kind]?.[language] ?? {}).length > 0 })),
  }))
  return { title: settingsTitle(args.context, 'mails'), mails, steps }
}

export default function SettingsMails({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.mails')
  const reader = useLocale()
  const words = useSettingWords('mails')
  const { mails, steps } = loaderData
  return (
    <SectionPage title={t('title')} lede={t('lede')}>
      <OfficeTable
        caption={t('title')}
        columns={[t('mail'), ...languages.map((language) => languageName(language, reader))]}
        rows={mails.map(({ kind, texts }) => ({
          key: kind,
          head: t(`kinds.${kind}.name`),
          note: t(`kinds.${kind}.when`),
          cells: texts.map(({ language, isOwn }) => (
            <a
              key={language}
              href={`/office/settings/mails/${kind}/${language}`}
              aria-label={t('open', {
                mail: t(`kinds.${kind}.name`),
                language: languageName(language, reader),
                words: isOwn ? t('own') : t('written'),
              })}
            >
              {isOwn ? t('own') : t('written')}
            </a>
          )),
        }))}
      />
      <SectionHistory steps={steps} words={words} />
    </SectionPage>
  )
}

import { setTimeout as wait } from 'node:timers/promises'
import { useLocale, useTranslations } from 'use-intl'
import type { DeadLinks } from '#content/link-look.ts'
import { servicesContext } from '#features/context.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { languageName } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/office-list.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Notice } from '#ui/panel.tsx'
import { Part, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/links'
import { redirectGaps, type SiteGap, siteGaps } from './site-gaps.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** So long the list waits for what was changed since it was last opened; then it shows what is known. */
const patienceMs = 1_000
const isDone = () => true

export async function loader({ context }: Route.LoaderArgs) {
  const { title } = messagesOf(context.get(requestContext).preferredLanguage).officeLinks
  const { linkLook } = context.get(servicesContext)
  const isRead = await Promise.race([linkLook.look().then(isDone, isDone), wait(patienceMs, false, { ref: false })])
  const gaps = [...(await siteGaps(context)), ...(await redirectGaps(context))]
  return { title, gaps, pages: await linkLook.found(), isRead }
}

const kinds = ['legal', 'menu', 'redirect'] as const

export default function Links({ loaderData: { gaps, pages, isRead } }: Route.ComponentProps) {
  const t = useTranslations('officeLinks')
  const shown = kinds.filter((kind) => gaps.some((gap) => gap.kind === kind))
  return (
    <OfficePage title={t('title')} lede={<p>{t('lede')}</p>}>
      <Stack gap="large">
        {!isRead && <Notice tone="info" title={t('reading')} />}
        {shown.length === 0 && pages.length === 0 && (
          <EmptyState title={t('none')}>
            <p>{t('noneText')}</p>
          </EmptyState>
        )}
        {shown.map((kind) => (
          <Gaps key={kind} kind={kind} gaps={gaps.filter((gap) => gap.kind === kind)} />
        ))}
        {pages.length > 0 && <Pages pages={pages} />}
      </Stack>
    </OfficePage>
  )
}

function Gaps({ kind, gaps }: { kind: SiteGap['kind']; gaps: readonly SiteGap[] }) {
  const t = useTranslations('officeLinks')
  const reader = useLocale()
  return (
    <Part title={t(`${kind}.title`)} gap="small">
      <Text>{t(`${kind}.text`)}</Text>
      <OfficeTable
        caption={t(`${kind}.title`)}
        columns={[t(kind === 'redirect' ? 'redirect.from' : 'page'), t('language'), t('address')]}
        rows={gaps.map(({ label, language, href }) => ({
          key: label + href,
          head: <span lang={language}>{label}</span>,
          cells: [languageName(language, reader), href],
        }))}
      />
    </Part>
  )
}

function Pages({ pages }: { pages: readonly DeadLinks[] }) {
  const t = useTranslations('officeLinks')
  const reader = useLocale()
  return (
    <Part title={t('pages.title')} gap="small">
      <Text>{t('pages.text')}</Text>
      <OfficeTable
        caption={t('pages.title')}
        columns={[t('page'), t('language'), t('pages.links')]}
        rows={pages.map(({ title, language, href, links }) => ({
          key: href,
          head: (
            <a href={href} lang={language}>
              {title}
            </a>
          ),
          cells: [languageName(language, reader), links.join(', ')],
        }))}
      />
    </Part>
  )
}

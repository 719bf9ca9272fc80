import { useTranslations } from 'use-intl'
import { requestContext } from '#frame/context.ts'
import { OfficePage, officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/pages'
import { GonePages } from './pages/gone-pages.tsx'
import { pagePairs } from './pages/page-pairs.ts'
import { PageRows } from './pages/page-rows.tsx'
import { PageSearch } from './pages/page-search.tsx'
import { pagesService } from './pages/pages-service.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** Every page in both languages, and those that were deleted. Pages of another content system are edited there. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { service } = pagesService(context)
  const { officePages } = messagesOf(context.get(requestContext).preferredLanguage)
  const { title } = officePages
  if (!service) return { title, own: null }
  const text = new URL(request.url).searchParams.get('text') ?? ''
  const pages = await service.list()
  const gone = text === '' ? pages.filter(({ state }) => state === 'gone') : []
  return { title, own: { text, pairs: pagePairs(pages, text), gone } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Pages({ loaderData: { own } }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  if (!own) {
    return (
      <OfficePage title={t('title')}>
        <Notice tone="info" title={t('elsewhere.title')}>
          <Text>{t('elsewhere.text')}</Text>
        </Notice>
      </OfficePage>
    )
  }
  const { text, pairs, gone } = own
  return (
    <OfficePage
      title={t('title')}
      lede={<p>{t('lede')}</p>}
      actions={<ButtonLink href="/office/pages/new">{t('new.title')}</ButtonLink>}
    >
      <Stack gap="large">
        <PageSearch text={text} />
        {pairs.length === 0 ? <EmptyState title={t('none')} /> : <PageRows pairs={pairs} />}
        {gone.length > 0 && <GonePages pages={gone} />}
      </Stack>
    </OfficePage>
  )
}

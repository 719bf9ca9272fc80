import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { fixedBelow, moveRefusals } from '#domain/address/move.ts'
import { fixedReason } from '#domain/address/paths.ts'
import { pageMoveForm } from '#domain/content/page-forms.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Notice, Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/page-address'
import { openedPage } from './content-service.ts'
import { AddressForm, pageMoveProblems } from './pages/address-form.tsx'
import { LinkingList } from './pages/link-lists.tsx'
import { pageHref, siteHref } from './pages/page-href.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** The address of a page: a new one for it and the pages below it, or why there can be none; and the links to it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { service, page } = await openedPage(context, params.page)
  const { id, title, language, uri, revision } = page
  const below = (await service.list()).filter(
    (other) => other.language === language && other.state !== 'gone' && other.uri.startsWith(`${uri}/`),
  )
  return {
    title,
    page: { id, title, language, uri, revision },
    fixed: fixedReason(uri, language),
    below: uri === '/' ? [] : below.map((other) => siteHref(other)),
    stays: fixedBelow(page, { language, pages: below }).map((other) => siteHref(other)),
    links: await service.linksTo(page),
  }
}

/** 422 for an address that it cannot have, 409 when the page has changed meanwhile. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, service, page } = await openedPage(context, params.page)
  return takeForm(request, pageMoveForm, async ({ expected, to }, sent) => {
    const moved = await service.move({ id: page.id, by: member.name, expected, to })
    if (moved.outcome === 'done') return redirect(`${pageHref(page.id)}?done=moved`, 303)
    const { reason } = moved.refusal
    // else it is about the page itself
    const move = moveRefusals.find((known) => known === reason)
    const problem = move ? pageMoveProblems[move] : `officePages.refusal.${reason}`
    return refuseForm(sent, { errors: { to: [problem] } }, reason === 'stale' ? 409 : 422)
  })
}

export default function PageAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  const { page, fixed, below, stays, links } = loaderData
  const href = pageHref(page.id)
  return (
    <OfficePage
      title={t('address.of', { title: page.title })}
      back={{ href, label: page.title }}
      lede={fixed || stays.length > 0 ? <code>{siteHref(page)}</code> : <p>{t('address.lede')}</p>}
    >
      <Stack gap="large">
        {fixed || stays.length > 0 ? (
          <Notice tone="info" title={t('address.fixed')}>
            <p>{fixed ? t(`address.why.${fixed}`) : t('address.refusal.fixed-below')}</p>
            {!fixed && <Paths paths={stays} />}
          </Notice>
        ) : (
          <AddressForm
            seen={{ expected: page.revision }}
            hint={t('field.addressHint')}
            value={page.uri}
            sent={actionData?.sent}
            back={href}
          >
            {below.length > 0 && (
              <div>
                <p>{t('address.below', { count: below.length })}</p>
                <Paths paths={below} />
              </div>
            )}
          </AddressForm>
        )}
        <Panel title={t('address.links')}>
          <LinkingList links={links} none={t('address.noLinks')} />
        </Panel>
      </Stack>
    </OfficePage>
  )
}

function Paths({ paths }: { paths: readonly string[] }) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <code>{path}</code>
        </li>
      ))}
    </ul>
  )
}

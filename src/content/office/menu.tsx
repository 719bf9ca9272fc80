import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  itemsOf,
  type MenuRow,
  menuHref,
  menuUri,
  movedRow,
  readMenuRows,
  rowsOf,
  wrongRows,
} from '#domain/content/menu.ts'
import { languageTable } from '#domain/language.ts'
import { redirectsContext } from '#features/redirects/context.ts'
import { OfficeForm, StaleNotice } from '#forms/office/office-form.tsx'
import { formBody } from '#forms/read-form.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Route } from './+types/menu'
import { contentService } from './content-service.ts'
import { menuOfName } from './menus/menu-name.ts'
import { MenuRowsFields } from './menus/menu-rows-fields.tsx'
import { linkTargets } from './pages/link-targets.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** One menu in one language. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { menus, pages } = contentService(context)
  const menu = await menus.find(...menuNamed(params.menu))
  const { language } = menu
  const uris = rowsOf(menu.items).map(({ uri }) => uri)
  const ofSite = uris.filter((uri) => uri.startsWith('/'))
  const dead = await context.get(redirectsContext).brokenLinks(ofSite.map((uri) => menuHref(uri, language)))
  return {
    title: params.menu,
    menu,
    targets: (await linkTargets(pages, language)).map(({ href, title }) => ({ href: menuUri(href, language), title })),
    brokenLinks: dead.map((href) => menuUri(href, language)),
    isSaved: new URL(request.url).searchParams.has('done'),
  }
}

function menuNamed(name: string) {
  const menu = menuOfName(name)
  if (!menu) throw data(null, { status: 404 })
  return [menu.place, menu.language] as const
}

/** Saves it as it was typed; the buttons of an entry move it in the same step. 409 when someone else was faster. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { menus } = contentService(context)
  const [place, language] = menuNamed(params.menu)
  const form = await formBody(request)
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  const revision = Number(values.revision)
  if (!Number.isSafeInteger(revision) || revision < 0) throw data(null, { status: 400 })
  const typed = readMenuRows(values).map((row) => ({
    ...row,
    uri: menuUri(row.uri, language),
    ...(place !== 'MENU' && { level: 0 as const, quiet: false }),
  }))
  const wrong = wrongRows(typed)
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map(({ field, index, message }) => [`${field}${index}`, [message]]))
    return data({ rows: typed, errors, isStale: false }, { status: 422 })
  }
  const rows = stepped(typed, values.step ?? '')
  const saved = await menus.save({ place, language, revision, items: itemsOf(rows) })
  if (saved.outcome === 'refused') return data({ rows, errors: {}, isStale: true }, { status: 409 })
  return redirect(`/office/menus/${params.menu}?done=saved`, 303)
}

/** 'up3', 'down0', 'remove5'. */
function stepped(rows: MenuRow[], step: string): MenuRow[] {
  const [, what, at] = /^(up|down|remove)(\d{1,4})$/.exec(step) ?? []
  const index = Number(at)
  if (what === 'remove') return rows.filter((_, other) => other !== index)
  return what === 'up' || what === 'down' ? movedRow(rows, index, what) : rows
}

export default function Menu({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMenus')
  const { menu, targets, brokenLinks, isSaved } = loaderData
  const { place, language, items, revision } = menu
  const rows = actionData?.rows ?? rowsOf(items)
  const errors: Record<string, string[]> = actionData?.errors ?? {}
  const leadingNowhere = rows.filter(({ uri }) => brokenLinks.includes(uri))
  return (
    <OfficePage
      done={isSaved && !actionData && <SuccessBanner title={t('saved')} />}
      title={t('nameOf', { place: t(`places.${place}.name`), language: languageTable[language].name })}
      back={{ href: '/office/menus', label: t('title') }}
      lede={<p>{t(`places.${place}.note`)}</p>}
    >
      <Stack gap="large">
        {leadingNowhere.length > 0 && !actionData && (
          <Notice tone="alert" title={t('deadEnds', { count: leadingNowhere.length })}>
            <p>{t('deadEndsText', { names: leadingNowhere.map(({ label }) => label).join(', ') })}</p>
          </Notice>
        )}
        {actionData?.isStale && (
          <StaleNotice>
            <p>{t('staleText')}</p>
            <ul>
              {rowsOf(items).map(({ label, uri }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries may be the same
                <li key={index}>
                  {label} ({uri})
                </li>
              ))}
            </ul>
          </StaleNotice>
        )}
        <OfficeForm
          wide
          key={`${revision} ${JSON.stringify(rows)}`}
          sent={actionData && { values: {}, errors }}
          hidden={{ revision }}
          actions={<Button>{t('save')}</Button>}
        >
          {/* Enter in a field saves, and does not press the first button that moves an entry. */}
          <button type="submit" hidden aria-label={t('save')} />
          <p>
            {t('uriHint')} {place === 'MENU' && t('deepHint')}
          </p>
          <MenuRowsFields rows={rows} isDeep={place === 'MENU'} targets={targets} brokenLinks={brokenLinks} />
        </OfficeForm>
      </Stack>
    </OfficePage>
  )
}

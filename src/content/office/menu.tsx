import { useId } from 'react'
import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import {
  formOfRows,
  itemsOf,
  type MenuRow,
  menuHref,
  menuUri,
  movedRow,
  readMenuRows,
  removedRow,
  rowsOf,
  withRow,
  wrongRows,
} from '#domain/content/menu.ts'
import { servicesContext } from '#features/context.ts'
import { fieldId, OfficeField, OfficeForm, StaleNotice } from '#forms/office/office-form.tsx'
import { formBody } from '#forms/read-form.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { languageName } from '#i18n/format-dates.ts'
import { Button, CompactButton, TextButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice-group.tsx'
import { Field, Select, TextInput } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/menu'
import { contentService } from './content-service.ts'
import styles from './menu.module.css'
import { keepRemoved, menuOfName, menuTitle, removedFrom } from './menus/removed-row.ts'
import { type LinkTarget, targetOf } from './pages/editor/link-target.ts'
import { linkTargets, TargetList } from './pages/link-lists.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { menus, pages } = contentService(context)
  const menu = await menus.find(...menuNamed(params.menu))
  const { language } = menu
  const uris = rowsOf(menu.items).map(({ uri }) => uri)
  const ofSite = uris.filter((uri) => uri.startsWith('/'))
  const dead = await context.get(servicesContext).brokenLinks(ofSite.map((uri) => menuHref(uri, language)))
  return {
    title: menuTitle(context, menu),
    menu,
    targets: (await linkTargets(pages, language)).map(({ href, title }) => ({ href: menuUri(href, language), title })),
    brokenLinks: dead.map((href) => menuUri(href, language)),
    isSaved: new URL(request.url).searchParams.has('done'),
    removed: await removedFrom(request, { menu: params.menu, revision: menu.revision }),
  }
}

function menuNamed(name: string) {
  const menu = orNotFound(menuOfName(name))
  return [menu.place, menu.language] as const
}

/** Saves the menu as it was typed; the buttons of an entry move it in the same step. 409 when someone else saved first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { menus, pages } = contentService(context)
  const [place, language] = menuNamed(params.menu)
  const targets = await linkTargets(pages, language)
  const form = await formBody(request)
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  const revision = Number(values.revision)
  if (!Number.isSafeInteger(revision) || revision < 0) throw data(null, { status: 400 })
  const typed = readMenuRows(values).map((row) => ({
    ...row,
    uri: menuUri(targetOf(row.uri, targets), language),
    ...(place !== 'MENU' && { level: 0 as const, quiet: false }),
  }))
  const wrong = wrongRows(typed)
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map(({ field, index, message }) => [`${field}${index}`, [message]]))
    return data({ rows: typed, errors, isStale: false }, { status: 422 })
  }
  const step = values.step ?? ''
  const rows = stepped(typed, step)
  const saved = await menus.save({ place, language, revision, items: itemsOf(rows) }, memberOf(context))
  if (saved.outcome === 'refused') return data({ rows, errors: {}, isStale: true }, { status: 409 })
  const removed = removedRow(typed, removedAt(step))
  const kept = removed && { ...removed, menu: params.menu, revision: revision + 1 }
  const secure = context.get(requestContext).siteUrl.startsWith('https:')
  const headers = kept ? { 'Set-Cookie': await keepRemoved(kept, { secure }) } : undefined
  return redirect(`/office/menus/${params.menu}?done=saved`, { status: 303, ...(headers && { headers }) })
}

/** -1 for a step that removes nothing. */
function removedAt(step: string): number {
  return Number(/^remove(\d{1,4})$/.exec(step)?.[1] ?? -1)
}

/** 'up3', 'down0', 'remove5'. */
function stepped(rows: MenuRow[], step: string): MenuRow[] {
  const [, what, at] = /^(up|down)(\d{1,4})$/.exec(step) ?? []
  if (what === 'up' || what === 'down') return movedRow(rows, Number(at), what)
  return rows.filter((_, index) => index !== removedAt(step))
}

export default function Menu({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMenus')
  const reader = useLocale()
  const { menu, targets, brokenLinks, isSaved, removed } = loaderData
  const { place, language, items, revision } = menu
  const rows = actionData?.rows ?? rowsOf(items)
  const errors: Record<string, string[]> = actionData?.errors ?? {}
  const leadingNowhere = rows.filter(({ uri }) => brokenLinks.includes(uri))
  return (
    <OfficePage
      done={
        isSaved &&
        !actionData && (
          <SuccessBanner title={removed ? t('removed', { name: removed.row.label }) : t('saved')}>
            {removed && (
              <OfficeForm
                asks
                hidden={{ revision, ...formOfRows(withRow(rows, removed)) }}
                actions={<CompactButton>{t('bringBack')}</CompactButton>}
              />
            )}
          </SuccessBanner>
        )
      }
      title={t('nameOf', { place: t(`places.${place}.name`), language: languageName(language, reader) })}
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
          sent={actionData && { intent: 'save', values: {}, chosen: {}, errors }}
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

interface MenuRowsFieldsProps {
  rows: readonly MenuRow[]
  /** Whether it has sub-menus, and items that are set smaller. */
  isDeep: boolean
  /** Pages to choose from, as a menu names them. */
  targets: readonly LinkTarget[]
  /** Those of the targets where visitors find nothing. */
  brokenLinks: readonly string[]
}

function MenuRowsFields({ rows, targets, ...shared }: MenuRowsFieldsProps) {
  const list = useId()
  const all = [...rows, { label: '', uri: '', level: 0 as const, quiet: false }]
  return (
    <>
      <ol className={styles.rows}>
        {all.map((row, index) => (
          // entries may be the same, and are known by their place alone
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={row.level === 1 ? styles.below : undefined}>
            <RowFields row={row} index={index} isNew={index === rows.length} list={list} {...shared} />
          </li>
        ))}
      </ol>
      <TargetList id={list} targets={targets} />
    </>
  )
}

interface RowFieldsProps extends Omit<MenuRowsFieldsProps, 'rows' | 'targets'> {
  row: MenuRow
  /** Of the pages that are offered. */
  list: string
  index: number
  isNew: boolean
}

function RowFields({ row, index, isDeep, isNew, brokenLinks, list }: RowFieldsProps) {
  const t = useTranslations('officeMenus')
  const name = row.label || t('newRow')
  const lines = [
    { field: `label${index}`, label: t('label'), value: row.label, list: undefined, hint: undefined },
    {
      field: `uri${index}`,
      label: t('uri'),
      value: row.uri,
      list,
      hint: brokenLinks.includes(row.uri) && (
        <span className={styles.brokenLink}>
          <Icon name="alert" /> {t('deadEnd')}
        </span>
      ),
    },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend where the list has its number
    <div className={isDeep ? styles.deepRow : styles.row} role="group" aria-label={name}>
      {lines.map(({ field, label, value, list: offered, hint }) => (
        <div key={field} className={styles.cell}>
          <OfficeField name={field} label={label} hint={hint}>
            {(control) => (
              <TextInput name={field} autoComplete="off" defaultValue={value} list={offered} {...control} />
            )}
          </OfficeField>
        </div>
      ))}
      {isDeep && (
        <div className={styles.cell}>
          <Field id={fieldId(`level${index}`)} label={t('level')}>
            {(control) => (
              <Select
                name={`level${index}`}
                options={[
                  { value: '0', label: t('top') },
                  { value: '1', label: t('below') },
                ]}
                defaultValue={String(row.level)}
                {...control}
              />
            )}
          </Field>
        </div>
      )}
      {isDeep && (
        <div className={styles.quiet}>
          <Checkbox
            id={fieldId(`quiet${index}`)}
            name={`quiet${index}`}
            label={t('quiet')}
            defaultChecked={row.quiet}
          />
        </div>
      )}
      {!isNew && (
        <div className={styles.moves}>
          {(['up', 'down', 'remove'] as const).map((step) => (
            <TextButton
              key={step}
              type="submit"
              name="step"
              value={`${step}${index}`}
              aria-label={t(`${step}Name`, { name })}
            >
              {t(step)}
            </TextButton>
          ))}
        </div>
      )}
    </div>
  )
}

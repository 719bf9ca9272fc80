import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { whyFixed } from '#domain/address/fixed-pages.ts'
import { type MoveRefusal, moveRefusals } from '#domain/address/move-refusal.ts'
import { pageMoveForm } from '#domain/content/page-forms.ts'
import type { PageRefusal } from '#usecases/ports/page-desk.ts'
import { fieldId } from '../../office/office-fields.tsx'
import { OfficeForm } from '../../office/office-form.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { LinkingList } from '../../office/pages/linking-list.tsx'
import { pageHref, siteHref } from '../../office/pages/page-href.ts'
import { openedPage } from '../../office/pages/pages-desk.ts'
import { readOfficeForm } from '../../office/read-office-form.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Route } from './+types/page-address'
import { officeMeta } from './office-meta.ts'

/** Where a page stands: another address for it and those below it, or why there can be none; and what links to it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk, page } = await openedPage(context, params.page)
  const { id, title, language, uri, revision } = page
  const below = (await desk.list()).filter(
    (other) => other.language === language && other.state !== 'gone' && other.uri.startsWith(`${uri}/`),
  )
  return {
    page: { id, title, language, uri, revision },
    fixed: whyFixed(uri, language),
    below: uri === '/' ? [] : below.map((other) => siteHref(other)),
    links: await desk.linksTo(page),
  }
}

/** 422 for an address that it cannot have, 409 when the page has changed meanwhile. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, desk, page } = await openedPage(context, params.page)
  const read = readOfficeForm(await request.formData().catch(() => new FormData()), pageMoveForm)
  if (!read.ok) return data({ sent: read.sent, refusal: 'malformed' as const }, { status: 422 })
  const { expected, to } = read.value
  const moved = await desk.move({ id: page.id, by: member.name, expected, to })
  if (moved.outcome !== 'refused') return redirect(`${pageHref(page.id)}?done=moved`, 303)
  const { reason } = moved
  return data({ sent: read.sent, refusal: reason }, { status: reason === 'stale' ? 409 : 422 })
}

/** Whether it is about the address that was asked for, and not about the page itself. */
function isOfMove(refusal: MoveRefusal | PageRefusal): refusal is MoveRefusal {
  return moveRefusals.some((known) => known === refusal)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.page.title) : []
}

export default function PageAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  const { page, fixed, below, links } = loaderData
  const tForm = useTranslations('officeForm')
  const refusal = actionData?.refusal
  const problem = refusal && (isOfMove(refusal) ? t(`address.refusal.${refusal}`) : t(`refusal.${refusal}`))
  const errors = problem
    ? { title: tForm('problemTitle'), list: [{ fieldId: fieldId('to'), text: problem }] }
    : undefined
  const href = pageHref(page.id)
  return (
    <OfficePage
      title={t('address.of', { title: page.title })}
      back={{ href, label: page.title }}
      lede={fixed ? <code>{siteHref(page)}</code> : <p>{t('address.lede')}</p>}
    >
      <Stack gap="large">
        {fixed ? (
          <Notice tone="info" title={t('address.fixed')}>
            <p>{t(`address.why.${fixed}`)}</p>
          </Notice>
        ) : (
          <OfficeForm
            errors={errors}
            actions={
              <>
                <Button>{t('address.submit')}</Button>
                <ButtonLink kind="secondary" href={href}>
                  {t('cancel')}
                </ButtonLink>
              </>
            }
          >
            <input type="hidden" name="expected" value={page.revision} />
            <Field id={fieldId('to')} label={t('address.to')} hint={t('field.addressHint')} error={problem}>
              {(control) => (
                <TextInput
                  name="to"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  defaultValue={actionData?.sent.values.to ?? page.uri}
                  {...control}
                />
              )}
            </Field>
            {below.length > 0 && (
              <div>
                <p>{t('address.below', { count: below.length })}</p>
                <ul>
                  {below.map((path) => (
                    <li key={path}>
                      <code>{path}</code>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </OfficeForm>
        )}
        <Panel title={t('address.links')}>
          <LinkingList links={links} />
        </Panel>
      </Stack>
    </OfficePage>
  )
}

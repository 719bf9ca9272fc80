import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { trainerStepForm } from '#domain/content/trainer-form.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { RowForm } from '#forms/office/confirm-action-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage, officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { messagesOf } from '#i18n/catalogue.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Actions } from '#ui/actions.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Route } from './+types/trainers'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/trainers'
const actionsByIntent = ['saved', 'removed'] as const

/** Who teaches, in the order of the site. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('done')
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeTrainers.title,
    trainers: await contentService(context).trainers.all(),
    done: actionsByIntent.find((known) => known === done) ?? null,
  }
}

/** Moves one up or down. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const way = form.get('intent')
  const read = readOfficeForm(form, trainerStepForm)
  if (!(read.ok && (way === 'up' || way === 'down'))) throw data(null, { status: 400 })
  await contentService(context).trainers.move(read.value.id, way)
  return redirect(path, 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Trainers({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeTrainers')
  const { trainers, done } = loaderData
  return (
    <OfficePage
      title={t('title')}
      lede={<p>{t('lede')}</p>}
      actions={<ButtonLink href={`${path}/new`}>{t('new')}</ButtonLink>}
    >
      <Stack gap="large">
        {done && <SuccessBanner title={t(`done.${done}`)} />}
        {trainers.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <OfficeTable
            caption={t('title')}
            columns={[t('who'), t('workshops'), t('state'), { label: t('order'), holds: 'buttons' }]}
            rows={trainers.map(({ id, name, workshops, isPublished }, index) => ({
              key: id,
              head: <a href={`${path}/${id}`}>{name}</a>,
              cells: [
                workshops.map((slug) => certificationBySlug(slug)?.code).join(', '),
                <Badge key="state" kind={isPublished ? 'paid' : 'open'}>
                  {isPublished ? t('published') : t('hidden')}
                </Badge>,
                <Actions key="order">
                  {index > 0 && (
                    <RowForm intent="up" id={id} label={t('upName', { name })}>
                      {t('up')}
                    </RowForm>
                  )}
                  {index < trainers.length - 1 && (
                    <RowForm intent="down" id={id} label={t('downName', { name })}>
                      {t('down')}
                    </RowForm>
                  )}
                </Actions>,
              ],
            }))}
          />
        )}
      </Stack>
    </OfficePage>
  )
}

import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { testimonialStepForm } from '#domain/content/testimonial-form.ts'
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
import type { Route } from './+types/testimonials'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/testimonials'
const actionsByIntent = ['saved', 'removed'] as const

/** What customers say, in the order of the site. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('done')
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeTestimonials.title,
    testimonials: await contentService(context).testimonials.all(),
    done: actionsByIntent.find((known) => known === done) ?? null,
  }
}

/** Moves one up or down. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const way = form.get('intent')
  const read = readOfficeForm(form, testimonialStepForm)
  if (!(read.ok && read.value.id && (way === 'up' || way === 'down'))) throw data(null, { status: 400 })
  await contentService(context).testimonials.move(read.value.id, way)
  return redirect(path, 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  const languageName = useTranslations('officePages.language')
  const language = useLocale()
  const { testimonials, done } = loaderData
  return (
    <OfficePage
      done={done && <SuccessBanner title={t(`done.${done}`)} />}
      title={t('title')}
      actions={<ButtonLink href={`${path}/new`}>{t('new')}</ButtonLink>}
    >
      <Stack gap="large">
        {testimonials.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <OfficeTable
            caption={t('title')}
            columns={[t('who'), t('languages'), t('state'), { label: t('order'), holds: 'buttons' }]}
            rows={testimonials.map(({ slug, texts, isPublished }, index) => {
              const shown = texts[language] ?? texts.de ?? texts.en
              const author = shown?.author ?? slug
              return {
                key: slug,
                head: <a href={`${path}/${slug}`}>{author}</a>,
                note: shortened(shown?.message ?? ''),
                cells: [
                  [texts.de && languageName('de'), texts.en && languageName('en')].filter(Boolean).join(', '),
                  <Badge key="state" kind={isPublished ? 'paid' : 'open'}>
                    {isPublished ? t('published') : t('hidden')}
                  </Badge>,
                  <Actions key="order">
                    {index > 0 && (
                      <RowForm intent="up" id={slug} label={t('upName', { author })}>
                        {t('up')}
                      </RowForm>
                    )}
                    {index < testimonials.length - 1 && (
                      <RowForm intent="down" id={slug} label={t('downName', { author })}>
                        {t('down')}
                      </RowForm>
                    )}
                  </Actions>,
                ],
              }
            })}
          />
        )}
      </Stack>
    </OfficePage>
  )
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, text.lastIndexOf(' ', 118))} …` : text
}

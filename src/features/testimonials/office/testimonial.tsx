import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { testimonialForm, textsByLanguage, tiesOf } from '#domain/content/testimonial-form.ts'
import { languages } from '#domain/language.ts'
import { ConfirmActionForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Route } from './+types/testimonial'
import { TestimonialFields, testimonialFieldNames } from './testimonial-fields.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { testimonials, trainers } = contentService(context)
  const all = await testimonials.all()
  const testimonial = all.find(({ slug }) => slug === params.testimonial)
  if (!testimonial) throw data(null, { status: 404 })
  return { testimonial, trainers: await trainers.all() }
}

/** Saves one, or takes it away. 409 when someone else was faster. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { testimonials, trainers } = contentService(context)
  const by = memberOf(context)
  const form = await request.formData().catch(() => new FormData())
  if (form.get('intent') === 'remove') {
    await testimonials.remove(params.testimonial, by)
    return redirect('/office/testimonials?done=removed', 303)
  }
  const read = readOfficeForm(form, testimonialForm)
  if (!read.ok) return data({ sent: read.sent, isStale: false }, { status: 422 })
  const { revision } = read.value
  const written = { texts: textsByLanguage(read.value), ...tiesOf(read.value, await trainers.all()) }
  const saved = await testimonials.save({ ...written, slug: params.testimonial, revision }, by)
  if (saved === 'unknown') throw data(null, { status: 404 })
  if (saved === 'stale') return data({ sent: read.sent, isStale: true }, { status: 409 })
  return redirect('/office/testimonials?done=saved', 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(authorOf(loaderData.testimonial)) : []
}

function authorOf({ texts, slug }: Route.ComponentProps['loaderData']['testimonial']): string {
  return (texts.de ?? texts.en)?.author ?? slug
}

export default function OfficeTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  const { testimonial, trainers } = loaderData
  const { texts, revision } = testimonial
  const sent = actionData?.sent ?? null
  const errors = useFormErrors(sent, testimonialFieldNames)
  return (
    <OfficePage title={authorOf(testimonial)} back={{ href: '/office/testimonials', label: t('title') }}>
      <Stack gap="large">
        {actionData?.isStale && (
          <Notice tone="alert" title={t('stale')}>
            <p>{t('staleText')}</p>
            {languages.map((language) => {
              const theirs = texts[language]
              return (
                theirs && (
                  <blockquote key={language} lang={language}>
                    {theirs.message} ({theirs.author})
                  </blockquote>
                )
              )
            })}
          </Notice>
        )}
        <OfficeForm key={revision} intent="save" errors={errors} actions={<Button>{t('save')}</Button>}>
          <input type="hidden" name="revision" value={revision} />
          <TestimonialFields testimonial={testimonial} trainers={trainers} sent={sent} />
        </OfficeForm>
        <Panel title={t('removeTitle')}>
          <ConfirmActionForm intent="remove" offer={t('remove')}>
            <p>{t('removeText')}</p>
          </ConfirmActionForm>
        </Panel>
      </Stack>
    </OfficePage>
  )
}

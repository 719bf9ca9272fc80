import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { NewEntry } from '#content/office/entries.tsx'
import { newTestimonialForm, textsByLanguage, tiesOf } from '#domain/content/testimonial-form.ts'
import { useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/testimonial-new'
import { TestimonialFields, testimonialFieldNames } from './testimonial-fields.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const empty = {
  texts: { de: null, en: null },
  company: '',
  workshop: null,
  trainer: null,
  isPublished: true,
}

export async function loader({ context }: Route.LoaderArgs) {
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeTestimonials.new,
    trainers: await contentService(context).trainers.all(),
  }
}

/** Puts one at the end of all. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = readOfficeForm(await request.formData().catch(() => new FormData()), newTestimonialForm)
  if (!read.ok) return data({ sent: read.sent }, { status: 422 })
  const { testimonials, trainers } = contentService(context)
  const written = { texts: textsByLanguage(read.value), ...tiesOf(read.value, await trainers.all()) }
  await testimonials.create(written, memberOf(context))
  return redirect('/office/testimonials?done=saved', 303)
}

export default function NewTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  const sent = actionData?.sent ?? null
  const errors = useFormErrors(sent, testimonialFieldNames)
  return (
    <NewEntry title={t('new')} list={{ href: '/office/testimonials', label: t('title') }} errors={errors}>
      <TestimonialFields testimonial={empty} trainers={loaderData.trainers} sent={sent} />
    </NewEntry>
  )
}

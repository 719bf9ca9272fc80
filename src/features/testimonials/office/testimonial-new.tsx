import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { newTestimonialForm, textsByLanguage } from '#domain/content/testimonial-form.ts'
import { OfficeForm } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { requestContext } from '#frame/context.ts'
import { officeMeta } from '#frame/office/office-meta.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/permission.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/testimonial-new'
import { TestimonialFields, testimonialFieldNames } from './testimonial-fields.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ context }: Route.LoaderArgs) {
  return { title: messagesOf(context.get(requestContext).preferredLanguage).officeTestimonials.new }
}

/** Puts one at the end of all. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = readOfficeForm(await request.formData().catch(() => new FormData()), newTestimonialForm)
  if (!read.ok) return data({ sent: read.sent }, { status: 422 })
  const { isPublished } = read.value
  await contentService(context).testimonials.create({ texts: textsByLanguage(read.value), isPublished })
  return redirect('/office/testimonials?done=saved', 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function NewTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  const sent = actionData?.sent ?? null
  const errors = useFormErrors(sent, testimonialFieldNames)
  return (
    <OfficePage title={loaderData.title} back={{ href: '/office/testimonials', label: t('title') }}>
      <OfficeForm errors={errors} actions={<Button>{t('save')}</Button>}>
        <TestimonialFields texts={{ de: null, en: null }} isPublished sent={sent} />
      </OfficeForm>
    </OfficePage>
  )
}

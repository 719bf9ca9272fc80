import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { NewEntry } from '#content/office/entries.tsx'
import { newTestimonialForm, textsByLanguage, tiesOf } from '#domain/content/testimonial.ts'
import { takeForm } from '#forms/form-action.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/testimonial-new'
import { TestimonialFields } from './testimonial-fields.tsx'

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
  const { testimonials, trainers } = contentService(context)
  return takeForm(request, newTestimonialForm, async (typed) => {
    const written = { texts: textsByLanguage(typed), ...tiesOf(typed, await trainers.all()) }
    await testimonials.create(written, memberOf(context))
    return redirect('/office/testimonials?done=saved', 303)
  })
}

export default function NewTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  return (
    <NewEntry
      title={t('new')}
      list={{ href: '/office/testimonials', label: t('title') }}
      schema={newTestimonialForm}
      sent={actionData?.sent}
    >
      <TestimonialFields testimonial={empty} trainers={loaderData.trainers} />
    </NewEntry>
  )
}

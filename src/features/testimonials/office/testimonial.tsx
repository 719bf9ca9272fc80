import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { EditedEntry } from '#content/office/entries.tsx'
import { testimonialForm, textsByLanguage, tiesOf } from '#domain/content/testimonial-form.ts'
import { languages } from '#domain/language.ts'
import { useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/testimonial'
import { TestimonialFields, testimonialFieldNames } from './testimonial-fields.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { testimonials, trainers } = contentService(context)
  const all = await testimonials.all()
  const testimonial = all.find(({ slug }) => slug === params.testimonial)
  if (!testimonial) throw data(null, { status: 404 })
  const { texts, slug } = testimonial
  const title = (texts.de ?? texts.en)?.author ?? slug
  return { title, testimonial, trainers: await trainers.all() }
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

export default function OfficeTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  const { title, testimonial, trainers } = loaderData
  const { texts, revision } = testimonial
  const sent = actionData?.sent ?? null
  return (
    <EditedEntry
      title={title}
      list={{ href: '/office/testimonials', label: t('title') }}
      remove={{ offer: t('remove'), text: t('removeText') }}
      revision={revision}
      isStale={actionData?.isStale ?? false}
      theirs={languages.map((language) => {
        const theirs = texts[language]
        return (
          theirs && (
            <blockquote key={language} lang={language}>
              {theirs.message} ({theirs.author})
            </blockquote>
          )
        )
      })}
      errors={useFormErrors(sent, testimonialFieldNames)}
    >
      <TestimonialFields testimonial={testimonial} trainers={trainers} sent={sent} />
    </EditedEntry>
  )
}

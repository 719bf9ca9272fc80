import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { EditedEntry } from '#content/office/entries.tsx'
import { testimonialForm, textsByLanguage, tiesOf } from '#domain/content/testimonial.ts'
import { languages } from '#domain/language.ts'
import { dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/or-not-found.ts'
import type { Route } from './+types/testimonial'
import { TestimonialFields } from './testimonial-fields.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { testimonials, trainers } = contentService(context)
  const all = await testimonials.all()
  const testimonial = orNotFound(all.find(({ slug }) => slug === params.testimonial))
  const { texts, slug } = testimonial
  const title = (texts.de ?? texts.en)?.author ?? slug
  return { title, testimonial, trainers: await trainers.all() }
}

/** Saves one, or takes it away. 409 when someone else saved first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { testimonials, trainers } = contentService(context)
  const by = memberOf(context)
  return dispatchForm(request, {
    save: (form) =>
      takeForm(form, testimonialForm, async (typed, sent) => {
        const { revision } = typed
        const written = { texts: textsByLanguage(typed), ...tiesOf(typed, await trainers.all()) }
        const saved = await testimonials.save({ ...written, slug: params.testimonial, revision }, by)
        if (saved.outcome === 'done') return redirect('/office/testimonials?done=saved', 303)
        if (saved.refusal.reason === 'unknown') throw data(null, { status: 404 })
        return refuseForm(sent, { isStale: true })
      }),
    remove: async () => {
      await testimonials.remove(params.testimonial, by)
      return redirect('/office/testimonials?done=removed', 303)
    },
  })
}

export default function OfficeTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  const { title, testimonial, trainers } = loaderData
  const { texts, revision } = testimonial
  return (
    <EditedEntry
      title={title}
      list={{ href: '/office/testimonials', label: t('title') }}
      remove={{ offer: t('remove'), text: t('removeText') }}
      revision={revision}
      schema={testimonialForm}
      sent={actionData?.sent}
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
    >
      <TestimonialFields testimonial={testimonial} trainers={trainers} />
    </EditedEntry>
  )
}

import { Fragment } from 'react'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { EntryScreen, type StoredField } from '#content/office/entries.tsx'
import type { OfficeTrainer, OfficeTestimonial as Testimonial } from '#content/ports/content-service.ts'
import { newTestimonialForm, testimonialForm, textsByLanguage, tiesOf } from '#domain/content/testimonial.ts'
import { type Language, languages } from '#domain/language.ts'
import { certificationBySlug, certifications } from '#domain/workshop/certification.ts'
import { dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeCheckbox, OfficeSelect, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/testimonial'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const empty = {
  texts: { de: null, en: null },
  company: '',
  workshop: null,
  trainer: null,
  isPublished: true,
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const service = contentService(context)
  const trainers = await service.trainers.all()
  if (params.testimonial === undefined) {
    const { officeTestimonials } = messagesOf(context.get(requestContext).preferredLanguage)
    return { title: officeTestimonials.new, testimonial: null, trainers }
  }
  const all = await service.testimonials.all()
  const testimonial = orNotFound(all.find(({ slug }) => slug === params.testimonial))
  const { texts, slug } = testimonial
  return { title: (texts.de ?? texts.en)?.author ?? slug, testimonial, trainers }
}

/** Puts one at the end of all, saves one, or takes it away. 409 when someone else saved first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { testimonials, trainers } = contentService(context)
  const by = memberOf(context)
  const writtenOf = async (typed: Parameters<typeof textsByLanguage>[0] & Parameters<typeof tiesOf>[0]) => ({
    texts: textsByLanguage(typed),
    ...tiesOf(typed, await trainers.all()),
  })
  const { testimonial: key } = params
  if (key === undefined)
    return takeForm(request, newTestimonialForm, async (typed) => {
      await testimonials.create(await writtenOf(typed), by)
      return redirect('/office/testimonials?done=saved', 303)
    })
  return dispatchForm(request, {
    save: (form) =>
      takeForm(form, testimonialForm, async (typed, sent) => {
        const { revision } = typed
        const written = await writtenOf(typed)
        const saved = await testimonials.save({ ...written, slug: key, revision }, by)
        if (saved.outcome === 'done') return redirect('/office/testimonials?done=saved', 303)
        if (saved.refusal.reason === 'unknown') throw data(null, { status: 404 })
        return refuseForm(sent, { isStale: true })
      }),
    remove: async () => {
      await testimonials.remove(key, by)
      return redirect('/office/testimonials?done=removed', 303)
    },
  })
}

export default function OfficeTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  const { title, testimonial, trainers } = loaderData
  const stored = useStoredFields({ testimonial: testimonial ?? empty, trainers })
  return (
    <EntryScreen
      title={title}
      list={{ href: '/office/testimonials', label: t('title') }}
      schema={testimonial ? testimonialForm : newTestimonialForm}
      sent={actionData?.sent}
      edited={
        testimonial
          ? {
              revision: testimonial.revision,
              stored,
              isPublished: testimonial.isPublished,
              remove: { offer: t('remove'), text: t('removeText') },
            }
          : undefined
      }
    >
      <TestimonialFields testimonial={testimonial ?? empty} trainers={trainers} />
    </EntryScreen>
  )
}

const fieldsIn = {
  de: { author: 'authorDe', role: 'roleDe', message: 'messageDe' },
  en: { author: 'authorEn', role: 'roleEn', message: 'messageEn' },
} as const satisfies Record<Language, object>

function useStoredFields({ testimonial, trainers }: TestimonialFieldsProps): StoredField[] {
  const t = useTranslations('officeTestimonials')
  const { texts, company, workshop, trainer } = testimonial
  return [
    ...languages.flatMap((language) => {
      const { author, role, message } = fieldsIn[language]
      const text = texts[language]
      return [
        { name: author, label: t(`form.${author}`), values: [text?.author ?? ''] },
        { name: role, label: t(`form.${role}`), values: [text?.role ?? ''] },
        { name: message, label: t(`form.${message}`), values: [text?.message ?? ''] },
      ]
    }),
    { name: 'company', label: t('form.company'), values: [company] },
    {
      name: 'workshop',
      label: t('form.workshop'),
      values: [workshop ?? ''],
      word: (chosen) => certificationBySlug(chosen)?.title ?? t('noWorkshop'),
    },
    {
      name: 'trainer',
      label: t('form.trainer'),
      values: [trainer ?? ''],
      word: (chosen) => trainers.find(({ id }) => id === chosen)?.name ?? t('noTrainer'),
    },
  ]
}

interface TestimonialFieldsProps {
  testimonial: Omit<Testimonial, 'slug' | 'revision'>
  /** Whom it may be about. */
  trainers: readonly Pick<OfficeTrainer, 'id' | 'name'>[]
}

function TestimonialFields({ testimonial, trainers }: TestimonialFieldsProps) {
  const { texts, company, workshop, trainer, isPublished } = testimonial
  const t = useTranslations('officeTestimonials')
  const entryWords = useTranslations('officeEntries')
  return (
    <>
      {languages.map((language) => {
        const { author, role, message } = fieldsIn[language]
        return (
          <Fragment key={language}>
            <OfficeTextField
              name={author}
              label={t(`form.${author}`)}
              hint={language === languages[0] ? `${t('authorHint')} ${t('eitherHint')}` : undefined}
              value={texts[language]?.author}
            />
            <OfficeTextField name={role} label={t(`form.${role}`)} value={texts[language]?.role} />
            <OfficeTextArea name={message} label={t(`form.${message}`)} rows={5} value={texts[language]?.message} />
          </Fragment>
        )
      })}
      <OfficeTextField name="company" label={t('form.company')} value={company} />
      <OfficeSelect
        name="workshop"
        label={t('form.workshop')}
        hint={t('tiesHint')}
        options={[
          { value: '', label: t('noWorkshop') },
          ...certifications.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
        value={workshop ?? ''}
      />
      <OfficeSelect
        name="trainer"
        label={t('form.trainer')}
        options={[
          { value: '', label: t('noTrainer') },
          ...trainers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={trainer ?? ''}
      />
      <OfficeCheckbox name="isPublished" label={entryWords('isPublished')} checked={isPublished} />
    </>
  )
}

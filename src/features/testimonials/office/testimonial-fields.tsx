import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficeTestimonial } from '#content/ports/office-testimonials.ts'
import type { OfficeTrainer } from '#content/ports/office-trainers.ts'
import { type Language, languages } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { fieldId, OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'

const fieldsIn = {
  de: { author: 'authorDe', role: 'roleDe', message: 'messageDe' },
  en: { author: 'authorEn', role: 'roleEn', message: 'messageEn' },
} as const satisfies Record<Language, object>

export const testimonialFieldNames = [
  ...languages.flatMap((language) => Object.values(fieldsIn[language])),
  'company',
  'workshop',
  'trainer',
]

interface TestimonialFieldsProps {
  testimonial: Omit<OfficeTestimonial, 'slug' | 'revision'>
  /** Whom it may be about. */
  trainers: readonly Pick<OfficeTrainer, 'id' | 'name'>[]
  sent: SentForm | null
}

/** Who says it, what and about whom, and whether visitors see it. */
export function TestimonialFields({ testimonial, trainers, sent }: TestimonialFieldsProps) {
  const { texts, company, workshop, trainer, isPublished } = testimonial
  const t = useTranslations('officeTestimonials')
  const entryWords = useTranslations('officeEntries')
  const errorText = useErrorText()
  return (
    <>
      {languages.map((language) => {
        const { author, role, message } = fieldsIn[language]
        return (
          <Fragment key={language}>
            <OfficeTextField
              name={author}
              label={t(`form.${author}`)}
              hint={language === languages[0] ? t('authorHint') : undefined}
              autoComplete="off"
              value={texts[language]?.author}
              sent={sent}
            />
            <OfficeTextField name={role} label={t(`form.${role}`)} value={texts[language]?.role} sent={sent} />
            <Field
              id={fieldId(message)}
              label={t(`form.${message}`)}
              hint={language === languages.at(-1) ? t('eitherHint') : undefined}
              error={errorText(sent?.errors[message])}
            >
              {(control) => (
                <TextArea
                  name={message}
                  rows={5}
                  autoComplete="off"
                  defaultValue={sent?.values[message] ?? texts[language]?.message}
                  {...control}
                />
              )}
            </Field>
          </Fragment>
        )
      })}
      <OfficeTextField name="company" label={t('form.company')} value={company} sent={sent} />
      <OfficeSelect
        name="workshop"
        label={t('form.workshop')}
        hint={t('tiesHint')}
        options={[
          { value: '', label: t('noWorkshop') },
          ...certifications.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
        value={workshop ?? ''}
        sent={sent}
      />
      <OfficeSelect
        name="trainer"
        label={t('form.trainer')}
        options={[
          { value: '', label: t('noTrainer') },
          ...trainers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={trainer ?? ''}
        sent={sent}
      />
      <Checkbox
        id="field-isPublished"
        name="isPublished"
        label={entryWords('isPublished')}
        defaultChecked={sent ? sent.values.isPublished === 'on' : isPublished}
      />
    </>
  )
}

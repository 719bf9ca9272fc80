import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficeTestimonial, OfficeTrainer } from '#content/ports/content-service.ts'
import { type Language, languages } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { OfficeCheckbox, OfficeSelect, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'

const fieldsIn = {
  de: { author: 'authorDe', role: 'roleDe', message: 'messageDe' },
  en: { author: 'authorEn', role: 'roleEn', message: 'messageEn' },
} as const satisfies Record<Language, object>

interface TestimonialFieldsProps {
  testimonial: Omit<OfficeTestimonial, 'slug' | 'revision'>
  /** Whom it may be about. */
  trainers: readonly Pick<OfficeTrainer, 'id' | 'name'>[]
}

/** The person, the text, its subject, and whether visitors see it. */
export function TestimonialFields({ testimonial, trainers }: TestimonialFieldsProps) {
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

import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { TextsByLanguage } from '#content/ports/office-testimonials.ts'
import { type Language, languages } from '#domain/language.ts'
import { fieldId, OfficeTextField } from '#forms/office/office-fields.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

const fieldsIn = {
  de: { author: 'authorDe', message: 'messageDe' },
  en: { author: 'authorEn', message: 'messageEn' },
} as const satisfies Record<Language, object>

export const testimonialFieldNames = languages.flatMap((language) => Object.values(fieldsIn[language]))

interface TestimonialFieldsProps {
  texts: TextsByLanguage
  isPublished: boolean
  sent: SentForm | null
}

/** Who says it and what, in both languages, and whether visitors see it. */
export function TestimonialFields({ texts, isPublished, sent }: TestimonialFieldsProps) {
  const t = useTranslations('officeTestimonials')
  const errorText = useErrorText()
  return (
    <>
      {languages.map((language) => {
        const { author, message } = fieldsIn[language]
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
      <Checkbox
        id="field-isPublished"
        name="isPublished"
        label={t('isPublished')}
        defaultChecked={sent ? sent.values.isPublished === 'on' : isPublished}
      />
    </>
  )
}

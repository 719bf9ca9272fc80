import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import type { ParticipantsFormInput } from '#domain/participant/participants-form.ts'
import { PersonFields } from '#features/booking/site/person-fields.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { FrameLink } from '#frame/menu-link.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { Text } from '#ui/text.tsx'
import styles from './participant-fields.module.css'

type Entry = NonNullable<ParticipantsFormInput['participants']>[number]
type EntryField<Value> = FieldMetadata<Value, ParticipantsFormInput, string[]>

interface ParticipantFieldsProps {
  participant: EntryField<Entry>
  /** Another address means another person: only the booker may hand a seat on. */
  changesEmail: boolean
  /** Whether there are meals, which online workshops lack. */
  eats: boolean
}

/** Name of a participant, and dietary requirements where there are meals. */
export function ParticipantFields({ participant, changesEmail, eats }: ParticipantFieldsProps) {
  const t = useTranslations('participants')
  const _booking = useTranslations('booking')
  const fields = participant.getFieldset()
  return (
    <>
      <input type="hidden" name={fields.id.name} value={fields.id.value ?? fields.id.initialValue} />
      <PersonFields
        person={participant}
        autoComplete={!changesEmail}
        email={
          changesEmail ? undefined : (
            <>
              <input type="hidden" name={fields.email.name} value={fields.email.initialValue} />
              <Text size="small">{t('emailFixed', { email: fields.email.initialValue ?? '' })}</Text>
            </>
          )
        }
      />
      {eats && <MealFields fields={fields} forOthers={changesEmail} />}
    </>
  )
}

/**
 * The box, its text and the consent to store it (Art. 9 GDPR). CSS shows text and consent when the box is ticked; browsers without support show all
 * three.
 */
function MealFields({
  fields,
  forOthers,
}: {
  fields: ReturnType<EntryField<Entry>['getFieldset']>
  forOthers: boolean
}) {
  const t = useTranslations('participants')
  const language = useLocale()
  const errorText = useErrorText()
  const { key: boxKey, ...box } = getInputProps(fields.hasMeal, { type: 'checkbox', ariaAttributes: false })
  const { key: textKey, ...text } = getTextareaProps(fields.meal, { ariaAttributes: false })
  const { key: consentKey, ...consent } = getInputProps(fields.mealConsent, { type: 'checkbox', ariaAttributes: false })
  return (
    <div className={styles.meal}>
      <Checkbox key={boxKey} {...box} label={t('hasMeal')} error={errorText(fields.hasMeal.errors)} />
      <div className={styles.asked}>
        <Field id={fields.meal.id} label={t('meal')} hint={t('mealHint')} error={errorText(fields.meal.errors)}>
          {(control) => <TextArea key={textKey} {...text} {...control} rows={2} autoComplete="off" />}
        </Field>
        <Checkbox
          key={consentKey}
          {...consent}
          label={t('mealConsent')}
          hint={forOthers ? t('mealConsentHint') : undefined}
          error={errorText(fields.mealConsent.errors)}
        />
        <Text size="small">
          <FrameLink page="privacy" language={language} />
        </Text>
      </div>
    </div>
  )
}

import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import { salutations } from '#domain/participant/participant.ts'
import type { ParticipantsFormInput } from '#domain/participant/participants-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { FrameLink } from '#frame/frame-link.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FieldRow } from '#ui/field-row.tsx'
import { Select } from '#ui/select.tsx'
import { Text } from '#ui/text.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Entry = NonNullable<ParticipantsFormInput['participants']>[number]
type EntryField<Value> = FieldMetadata<Value, ParticipantsFormInput, string[]>

interface ParticipantFieldsProps {
  participant: EntryField<Entry>
  /** Another address is another person: only the booker may hand a seat on. */
  changesEmail: boolean
  /** There is food where they meet: online nobody needs to tell what they cannot eat. */
  eats: boolean
}

/** Names of one participant, and the meal where there is one. */
export function ParticipantFields({ participant, changesEmail, eats }: ParticipantFieldsProps) {
  const t = useTranslations('participants')
  const booking = useTranslations('booking')
  const errorText = useErrorText()
  const fields = participant.getFieldset()
  const { key, ...salutation } = getSelectProps(fields.salutation, { ariaAttributes: false })
  const filledBy = (token: string) => (changesEmail ? 'off' : token)
  return (
    <>
      <input type="hidden" name={fields.id.name} value={fields.id.value ?? fields.id.initialValue} />
      <FieldRow>
        <Field
          id={fields.salutation.id}
          label={booking('salutation')}
          optional
          error={errorText(fields.salutation.errors)}
        >
          {(control) => (
            <Select
              key={key}
              {...salutation}
              {...control}
              autoComplete={filledBy('honorific-prefix')}
              placeholder={booking('choose')}
              options={salutations.map((value) => ({ value, label: booking(`salutations.${value}`) }))}
            />
          )}
        </Field>
        <Line field={fields.title} label={booking('title')} autoComplete="off" optional />
      </FieldRow>
      <FieldRow>
        <Line field={fields.firstName} label={booking('firstName')} autoComplete={filledBy('given-name')} />
        <Line field={fields.lastName} label={booking('lastName')} autoComplete={filledBy('family-name')} />
      </FieldRow>
      {changesEmail ? (
        <Line field={fields.email} label={booking('email')} autoComplete="off" type="email" />
      ) : (
        <>
          <input type="hidden" name={fields.email.name} value={fields.email.initialValue} />
          <Text size="small">{t('emailFixed', { email: fields.email.initialValue ?? '' })}</Text>
        </>
      )}
      {eats && <MealFields fields={fields} forOthers={changesEmail} />}
    </>
  )
}

/** The box, its text and the consent to keep it (Art. 9 GDPR). All three are always there, so that it works without JavaScript. */
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
    <>
      <Checkbox key={boxKey} {...box} label={t('hasMeal')} error={errorText(fields.hasMeal.errors)} />
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
    </>
  )
}

interface LineProps {
  field: EntryField<string | undefined>
  label: string
  autoComplete: string
  type?: 'text' | 'email'
  optional?: boolean
}

function Line({ field, label, autoComplete, type = 'text', optional }: LineProps) {
  const errorText = useErrorText()
  const { key, ...props } = getInputProps(field, { type, ariaAttributes: false })
  return (
    <Field id={field.id} label={label} optional={optional} error={errorText(field.errors)}>
      {(control) => <TextInput key={key} {...props} {...control} autoComplete={autoComplete} />}
    </Field>
  )
}

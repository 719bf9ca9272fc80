import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import { type ChangeRefusal, type Conflict, changedFields } from '#domain/participant/change-participants.ts'
import { fullName, salutations } from '#domain/participant/participant.ts'
import type { ParticipantsForm as FilledIn, ParticipantsFormInput } from '#domain/participant/participants-form.ts'
import { PersonFields } from '#features/booking/site/person-fields.tsx'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { PostForm } from '#forms/post-form.tsx'
import { useErrorList, useErrorText } from '#forms/use-error-text.ts'
import { useFormRules, validationTiming } from '#forms/use-form-rules.ts'
import { FrameLink } from '#frame/menu-link.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice-group.tsx'
import { ErrorText } from '#ui/error-list.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { ChangeList } from '#ui/fact-list.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { FormCard, FormStep } from '#ui/form-step.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import styles from './participants-island.module.css'
import type { ParticipantsView, PersonView } from './participants-view.ts'

const formId = 'people'

interface ParticipantsFormProps {
  view: ParticipantsView
  /** The server's result of the last attempt; null before the first and after saving. */
  lastResult: SubmissionResult<string[]> | null
}

/** All participants of this link with names and dietary requirements (docs/product.md#participants). */
function ParticipantsForm({ view, lastResult }: ParticipantsFormProps) {
  const t = useTranslations('participants')
  const booking = useTranslations('booking')
  const errorList = useErrorList(formId)
  const errorText = useErrorText()
  const count = view.people.length
  const rules = useFormRules(formId, async () => (await import('./participants-rules.ts')).participantsRules(count))
  const [form, fields] = useForm<ParticipantsFormInput, FilledIn>({
    id: formId,
    lastResult,
    defaultValue: {
      participants: view.people.map(({ id, meal, ...person }) => ({
        ...person,
        id,
        shown: { ...person, meal: meal ?? '' },
        meal: meal ?? '',
        hasMeal: meal !== null,
        mealConsent: meal !== null,
      })),
    },
    ...(rules && { ...validationTiming, onValidate: rules }),
  })
  const errors = form.status === 'error' ? errorList(form.allErrors, view.isBooker ? 1 : null) : []
  const countError = errorText(fields.participants.errors)
  return (
    <PostForm preventScrollReset {...getFormProps(form)} noValidate>
      <Stack gap="large">
        {errors.length > 0 && (
          <ErrorSummary title={booking('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
        )}
        <FormStep
          id={fields.participants.id}
          title={t(view.isBooker ? 'people' : 'yours')}
          intro={view.isBooker ? t('peopleHint') : undefined}
        >
          {countError && <ErrorText id={`${fields.participants.id}-error`}>{countError}</ErrorText>}
          {fields.participants.getFieldList().map((participant, index) => {
            const key = participant.key ?? participant.id
            const eats = asksMeal(view, view.people[index])
            const person = <ParticipantFields key={key} {...{ participant, eats }} changesEmail={view.isBooker} />
            if (!view.isBooker) return person
            return (
              <FormCard key={key} title={booking('person', { number: index + 1 })}>
                {person}
              </FormCard>
            )
          })}
        </FormStep>
        <Actions>
          <Button kind="primary">{t('save')}</Button>
        </Actions>
      </Stack>
    </PostForm>
  )
}

interface ParticipantsIslandProps {
  view: ParticipantsView
  saved: boolean
  /** The result of a failed submission; `failed` on a server error. */
  answer: {
    lastResult: SubmissionResult<string[]> | null
    reason: ChangeRefusal['reason'] | null
    conflicts: Conflict[]
    failed: boolean
  } | null
}

/** Online there are no meals; what is stored of a date that was on site can still be removed. */
function asksMeal({ workshop }: ParticipantsView, person: PersonView | undefined): boolean {
  return workshop.live?.delivery === 'on-site' || person?.meal !== null
}

export default function ParticipantsIsland({ view, saved, answer }: ParticipantsIslandProps) {
  const t = useTranslations('participants')
  const booking = useTranslations('booking')
  const words = useWorkshopWords()
  const { workshop, people, isBooker, closed } = view
  const count = people.length
  return (
    <>
      <PageHead
        kicker={t('kicker')}
        title={t('title', { count })}
        lede={
          closed ? undefined : (
            <p>
              {isBooker
                ? t('ledeBooker', { count })
                : t('ledeOwn', { meals: people.some((person) => asksMeal(view, person)) ? 'yes' : 'no' })}
            </p>
          )
        }
        sticker={stickerOf(workshop.certification)}
        facts={[
          { label: workshop.title, value: words.dates(workshop) },
          { label: t('place'), value: words.place(workshop) },
        ]}
      />
      <Section>
        <Stack gap="large">
          {answer?.reason && (
            <Notice tone="alert" title={t(answer.conflicts.length > 0 ? 'conflict.title' : 'refusedTitle')}>
              <Text>{t(`refused.${answer.reason}`)}</Text>
              <Conflicts conflicts={answer.conflicts} />
            </Notice>
          )}
          {answer?.failed && <Notice tone="alert" title={booking('failureTitle')} text={booking('failureText')} />}
          {saved && !answer && <Notice tone="info" title={t('saved')} text={t('savedText')} />}
          {closed ? (
            <Notice tone="info" title={t('closedTitle', { closed })}>
              <Text>{t(`refused.${closed}`)}</Text>
              <ol>
                {people.map((person) => (
                  <li key={person.id}>{fullName(person)}</li>
                ))}
              </ol>
            </Notice>
          ) : (
            <ParticipantsForm
              // A form begins with its values once: after a conflict they are others.
              key={JSON.stringify([people.map(({ id }) => id), answer?.conflicts])}
              view={view}
              lastResult={answer?.lastResult ?? null}
            />
          )}
        </Stack>
      </Section>
    </>
  )
}

/** Both values of each field that was changed twice. */
function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const t = useTranslations('participants')
  const booking = useTranslations('booking')
  if (conflicts.length === 0) return null
  const shown = (field: Conflict['field'], value: string) => {
    const salutation = field === 'salutation' && salutations.find((one) => one === value)
    return salutation ? booking(`salutations.${salutation}`) : value
  }
  return (
    <ChangeList
      words={{ before: t('conflict.now'), after: t('conflict.yours'), nothing: t('conflict.nothing') }}
      changes={conflicts.map(({ name, field, stored, sent }, index) => ({
        key: `${index} ${field}`,
        name: `${name}: ${field === 'meal' ? t('conflict.meal') : booking(field)}`,
        before: shown(field, stored),
        after: shown(field, sent),
      }))}
    />
  )
}

type Entry = NonNullable<ParticipantsFormInput['participants']>[number]
type EntryField<Value> = FieldMetadata<Value, ParticipantsFormInput, string[]>

interface ParticipantFieldsProps {
  participant: EntryField<Entry>
  /** Another address means another person: only the booker may hand a seat on. */
  changesEmail: boolean
  eats: boolean
}

/** Name of a participant, and dietary requirements where there are meals. */
function ParticipantFields({ participant, changesEmail, eats }: ParticipantFieldsProps) {
  const t = useTranslations('participants')
  const fields = participant.getFieldset()
  const shown = fields.shown.getFieldset()
  return (
    <>
      <input type="hidden" name={fields.id.name} value={fields.id.value ?? fields.id.initialValue} />
      {changedFields.map((name) => (
        <input key={name} type="hidden" name={shown[name].name} value={shown[name].initialValue ?? ''} />
      ))}
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

/** The box, its text and the consent to store it (Art. 9 GDPR). CSS shows them when it is ticked; older browsers always. */
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

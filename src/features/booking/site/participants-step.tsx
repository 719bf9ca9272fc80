import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { TickField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { Button, TextButton } from '#ui/button.tsx'
import { ErrorText } from '#ui/error-list.tsx'
import { FormCard, FormStep } from '#ui/form-step.tsx'
import { Icon } from '#ui/icon.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import {
  type BookerField,
  type BookingFields,
  type BookingFormMetadata,
  type BoxField,
  isTicked,
} from './partial-form.ts'
import { PersonFields } from './person-fields.tsx'

interface ParticipantsStepProps {
  title: string
  form: BookingFormMetadata
  fields: BookingFields
  offersIntroduction: boolean
  /** The group discount and the Discover box, where available. */
  offers: ReactNode
  /** The most people, and how many of the seats are free; null where no seats are taken, as on a waitlist. */
  room: { limit: number; left: number | null }
}

/** All participants: the booker from above, and others that can be added and removed, also without JavaScript. */
export function ParticipantsStep({ title, form, fields, offersIntroduction, offers, room }: ParticipantsStepProps) {
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const cards = useRef<HTMLDivElement>(null)
  const others = fields.participants.getFieldList()
  const asksIntroduction = offersIntroduction && !isTicked(fields.discover.value)
  const takesPart = fields.bookerTakesPart.value === 'on'
  const error = errorText(fields.participants.errors)
  const addButtonId = `${fields.participants.id}-add`
  // Where the page reopens without scripts.
  const cardId = (index: number) => `${fields.participants.id}-${index}`
  const errorId = `${fields.participants.id}-error`
  const full = useFullText(others.length + (takesPart ? 1 : 0), room)
  const onPress = useFocusOnCards(cards, others.length, addButtonId)
  return (
    <FormStep id={fields.participants.id} title={title} within intro={t('participantsHint')}>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {takesPart && (
        <FormCard title={t('person', { number: 1 })} aside={t('fromBooker')}>
          <BookerSummary booker={fields.booker} />
          {asksIntroduction && <IntroductionField field={fields.bookerAddsIntroduction} />}
        </FormCard>
      )}
      <div ref={cards}>
        <Stack gap="small">
          {others.map((participant, index) => {
            const number = index + (takesPart ? 2 : 1)
            return (
              <FormCard
                key={participant.key ?? participant.id}
                id={cardId(index)}
                title={t('person', { number })}
                aside={
                  <TextButton
                    {...form.remove.getButtonProps({ name: fields.participants.name, index })}
                    type="submit"
                    formAction={`#${fields.participants.id}`}
                    onClick={onPress}
                    aria-label={t('removePerson', { number })}
                  >
                    {t('remove')}
                  </TextButton>
                }
              >
                <PersonFields person={participant} autoComplete={false} />
                {asksIntroduction && <IntroductionField field={participant.getFieldset().addsIntroduction} />}
              </FormCard>
            )
          })}
        </Stack>
      </div>
      {!takesPart && others.length === 0 && <Text tone="quiet">{t('nobody')}</Text>}
      {offers}
      {full ? (
        <Text tone="quiet">{full}</Text>
      ) : (
        <Actions>
          <Button
            kind="secondary"
            size="compact"
            {...form.insert.getButtonProps({ name: fields.participants.name })}
            id={addButtonId}
            formAction={`#${cardId(others.length)}`}
            onClick={onPress}
            aria-describedby={error && errorId}
          >
            <Icon name="plus" />
            {t('add')}
          </Button>
        </Actions>
      )}
    </FormStep>
  )
}

/** Why no one can be added; null while someone can. The server counts again when the form is sent. */
function useFullText(people: number, { limit, left }: ParticipantsStepProps['room']): string | null {
  const t = useTranslations('booking')
  if (left !== null && people > left) return t('refusal.not-enough-seats', { left })
  if (people >= limit) return t('refusal.too-many-participants', { limit })
  return people === left ? t('noMoreSeats') : null
}

function BookerSummary({ booker }: { booker: BookerField }) {
  const t = useTranslations('booking')
  const { title, firstName, lastName, email } = booker.getFieldset()
  const name = [title.value, firstName.value, lastName.value].filter(Boolean).join(' ')
  return (
    <Text>
      {name || t('bookerUnnamed')}
      {email.value && (
        <>
          <br />
          {email.value}
        </>
      )}
    </Text>
  )
}

/** Adds the self-paced introduction for one person (docs/product.md#prices: 79 instead of 99). */
function IntroductionField({ field }: { field: BoxField }) {
  const t = useTranslations('booking')
  const language = useLocale()
  const { prices } = useSiteSettings()
  const price = formatPrice(prices.introduction, language)
  const normal = formatPrice(prices.tickets.flin, language)
  return (
    <TickField
      field={field}
      label={t('addOn')}
      hint={t('addOnText', { price, normal })}
      framedWith={t('addOnPrice', { price })}
    />
  )
}

/**
 * Manages focus when cards are added or removed: into the first field of a new card; to the add button after a removal, because the removed card's
 * button would drop the focus to the top of the page. Returns a function to call when one of these buttons is pressed: cards restored from a draft
 * must not take the focus.
 */
function useFocusOnCards(cards: RefObject<HTMLElement | null>, count: number, addButtonId: string): () => void {
  const before = useRef(count)
  const pressed = useRef(false)
  useEffect(() => {
    const more = count - before.current
    before.current = count
    if (more === 0 || !pressed.current) return
    pressed.current = false
    if (more < 0) {
      document.getElementById(addButtonId)?.focus()
      return
    }
    const added = [...(cards.current?.querySelectorAll('fieldset') ?? [])].at(-1)
    added?.querySelector<HTMLElement>('select, input')?.focus()
  }, [cards, count, addButtonId])
  return () => {
    pressed.current = true
  }
}

import type { ReactNode } from 'react'
import { useLocale, useMessages, useTranslations } from 'use-intl'
import { cancelChoices } from '#domain/order/order-forms.ts'
import { isErased } from '#domain/participant/participant.ts'
import { dateOptions } from '#features/workshops/office/date-row.ts'
import {
  OfficeCheckboxes,
  OfficeForm,
  OfficeSelect,
  OfficeTextArea,
  OfficeTextField,
} from '#forms/office/office-form.tsx'
import type { ShownForm } from '#forms/sent-form.ts'
import type { Messages } from '#i18n/catalogue.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button } from '#ui/button.tsx'
import { FieldRow, type Option } from '#ui/field.tsx'
import { Text } from '#ui/text.tsx'
import styles from './booking.module.css'
import type { BookingView } from './booking-view.ts'
import type { ActionName } from './dispatch-booking-action.ts'

export interface NamedForm {
  name: ActionName
  /** As it begins, or as it came back. */
  sent: ShownForm
  /** Whether it has just been refused: then it stays open. */
  isRejected: boolean
}

export interface ActionFormProps {
  form: NamedForm
  title: string
  /** What it brings about, before it is done. */
  text: string
  submit: string
  hidden: Readonly<Record<string, string>>
  /** It moves money or seats, and is not taken back by the next press. */
  isFinal?: boolean | undefined
  /** It is what has to be done now: open from the start. */
  isNext?: boolean | undefined
  /** Whether the form asks for a reason; required where money or seats move without the booker's request. */
  reason?: 'required' | 'optional' | undefined
  children?: ReactNode
}

/** One thing that can be done with a booking: closed until it is wanted, open again when something was wrong. Works without scripts. */
export function ActionForm(props: ActionFormProps) {
  const { form, title, text, submit, hidden, isFinal, isNext = false, reason, children } = props
  const t = useTranslations('officeBookings')
  return (
    <details className={styles.action} open={form.isRejected || isNext}>
      <summary>{title}</summary>
      <div className={styles.body}>
        <OfficeForm
          intent={form.name}
          idPrefix={form.name}
          sent={form.sent}
          hidden={hidden}
          stays
          actions={
            <Button kind={isFinal ? 'signal' : 'primary'} size="compact">
              {submit}
            </Button>
          }
        >
          <Text>{text}</Text>
          {children}
          {reason && (
            <OfficeTextArea
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              required={reason === 'required'}
              optional={reason === 'optional'}
            />
          )}
        </OfficeForm>
      </div>
    </details>
  )
}

/** Cancels the order, with what stays to pay: by its terms, or what the office decides. */
export function CancelForm({ view, hidden, ...action }: { view: BookingView } & ActionFormProps) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  const { cancel, freeBecause, terms } = view.may
  if (cancel !== 'order') return null
  const invoice = view.hasInvoice ? 'yes' : 'no'
  const amounts = {
    fee: terms?.fee ?? 'none',
    percent: terms?.percent ?? 0,
    due: formatMoney(terms?.due ?? 0, language),
    price: formatMoney(view.gross, language),
    invoice,
  }
  // What the terms bring about is not offered twice.
  const choices = cancelChoices.filter((choice) => (choice === 'terms' ? terms !== null : choice !== terms?.fee))
  if (freeBecause)
    return (
      <ActionForm {...action} hidden={{ ...hidden, fee: 'none' }} isFinal reason="required">
        <Text>{t('freeBecause', { why: freeBecause, invoice })}</Text>
      </ActionForm>
    )
  return (
    <ActionForm {...action} hidden={{ ...hidden, ...(terms && { due: `${terms.due}` }) }} isFinal reason="required">
      <OfficeSelect
        name="fee"
        label={t('fee')}
        hint={terms ? t('feeByTerms', amounts) : undefined}
        placeholder={terms ? undefined : t('choose')}
        options={choices.map((value) => ({ value, label: t(`fees.${value}`, amounts) }))}
      />
    </ActionForm>
  )
}

/** Takes some of several participants out. */
export function LeaveForm({ view, ...action }: { view: BookingView } & ActionFormProps) {
  const t = useTranslations('officeBookings')
  if (view.may.cancel !== 'order' || view.participants.length < 2) return null
  return (
    <ActionForm {...action} isFinal reason="required">
      <OfficeCheckboxes name="participants" label={t('participant')} options={personOptions(view)} />
    </ActionForm>
  )
}

/** Corrects a name, or gives the seat to someone else as long as it can be. */
export function PersonForm({ view, ...action }: { view: BookingView } & ActionFormProps) {
  const t = useTranslations('officeBookings')
  const booking = useTranslations('booking')
  if (!view.may.changePeople || view.participants.every(isErased)) return null
  return (
    <ActionForm {...action} reason="optional">
      <OfficeSelect name="participant" label={t('whoseSeat')} placeholder={t('choose')} options={personOptions(view)} />
      <FieldRow>
        <OfficeTextField name="firstName" label={booking('firstName')} />
        <OfficeTextField name="lastName" label={booking('lastName')} />
      </FieldRow>
      {view.may.changePeople === 'person' && <OfficeTextField name="email" type="email" label={booking('email')} />}
    </ActionForm>
  )
}

function personOptions({ participants }: BookingView): Option[] {
  const known = participants.filter((person) => !isErased(person))
  return known.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))
}

/** Where there is one person, no one has to be chosen. */
export function onlyPerson({ participants: [one, ...others] }: BookingView): Record<string, string> {
  return one && others.length === 0 ? { participant: one.id } : {}
}

/** Moves it to another date that costs the same. */
export function MoveForm({ view: { may }, ...action }: { view: BookingView } & ActionFormProps) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  // as: the messages that the page was given are those of a catalogue, which their type does not express
  const messages = useMessages() as Messages
  if (may.moveTo.length === 0) return null
  return (
    <ActionForm {...action} reason="required">
      <OfficeSelect
        name="to"
        label={t('otherDate')}
        placeholder={t('choose')}
        options={dateOptions(may.moveTo, messages, language)}
      />
    </ActionForm>
  )
}

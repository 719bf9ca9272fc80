import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type Language, languageTable } from '#domain/language.ts'
import { fees } from '#domain/order/order-forms.ts'
import { fieldId, OfficeForm, OfficeSelect, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import { fieldsOf, type NamedForm } from '#forms/office/read-office-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { cityName, formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldRow } from '#ui/field.tsx'
import type { Option } from '#ui/inputs.tsx'
import { Text } from '#ui/text.tsx'
import styles from './action-form.module.css'
import type { BookingView, DateView } from './booking-view.ts'
import type { ActionName, DoneForm } from './dispatch-booking-action.ts'

interface ActionFormProps {
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
  /** Whether the form asks for a reason; required where money or seats move against someone's wish. */
  reason?: 'required' | 'optional' | undefined
  children?: ReactNode
}

/** One thing that can be done with a booking: closed until it is wanted, open again when something was wrong. Works without scripts. */
function ActionForm(props: ActionFormProps) {
  const { form, title, text, submit, hidden, isFinal, isNext = false, reason, children } = props
  const t = useTranslations('officeBookings')
  const booking = useTranslations('booking')
  const errorText = useErrorText()
  const errors = Object.entries(form.sent.errors).flatMap(([name, keys]) => {
    const message = errorText(keys)
    return message === undefined ? [] : [{ fieldId: fieldId(name, form.name), text: message }]
  })
  return (
    <details className={styles.action} open={form.isRejected || isNext}>
      <summary>{title}</summary>
      <div className={styles.body}>
        <OfficeForm
          action={`?do=${form.name}`}
          stays
          errors={{ title: booking('errorTitle', { count: errors.length }), list: errors }}
          actions={
            <Button kind={isFinal ? 'signal' : 'primary'} size="compact">
              {submit}
            </Button>
          }
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Text>{text}</Text>
          {children}
          {reason && (
            <OfficeTextArea
              {...fieldsOf(form)}
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

interface BookingActionsProps {
  view: BookingView
  /** Of all forms of the page; one that was sent and turned down keeps its own. */
  idempotencyKey: string
  sent: DoneForm | null
  countries: readonly Option[]
  /** '2026-11-21' */
  today: string
}

/** What can be done with a booking as it is now, each with what it brings about. */
export function BookingActions({ view, idempotencyKey, sent, countries, today }: BookingActionsProps) {
  const t = useTranslations('officeBookings')
  const dates = useTranslations('officeDates')
  const language = useLocale()
  const { may, money, settlement } = view
  const tooMuch = view.state === 'confirmed' ? Math.max(0, money.kept - view.gross) : 0
  const giveBack = settlement?.giveBack ?? tooMuch
  const seen = `${view.history[0]?.number ?? 0}`
  const form = (name: ActionName, values: Record<string, string> = {}): NamedForm => ({
    name,
    sent: sent?.name === name ? sent : { values, errors: {} },
    isRejected: sent?.name === name,
  })
  const once = (name: ActionName) => ({ seen, idempotencyKey: form(name).sent.values.idempotencyKey ?? idempotencyKey })
  const onMoney = (name: 'transfer' | 'take-back' | 'return') => ({ ...once(name), kept: `${money.kept}` })
  const texts = (name: Exclude<ActionName, 'mail'>) => ({
    title: t(`do.${name}.title`),
    text: t(`do.${name}.text`, { amount: formatMoney(name === 'return' ? money.kept : money.open, language) }),
    submit: t(`do.${name}.submit`),
  })
  const noted = form('transfer', { amount: plain(money.open, language), receivedOn: today })
  const takenBack = form('take-back', { transfer: money.mayTakeBack[0]?.id ?? '' })
  const returned = form('return', {
    way: money.byCard ? 'card' : 'transfer',
    ...(giveBack > 0 && { amount: plain(giveBack, language) }),
  })
  const cancelled = form('cancel')
  const moved = form('move')
  const dateLabel = ({ code, startsAt, zone, city, isTentative }: DateView) =>
    [
      code,
      formatDateTime(startsAt, { language, zone }),
      city === null ? dates('online') : cityName(city, language),
      ...(isTentative ? [dates('tentativeChoice')] : []),
    ].join(', ')
  return (
    <div>
      {may.noteTransfer && (
        <ActionForm form={noted} {...texts('transfer')} hidden={onMoney('transfer')}>
          <OfficeTextField
            {...fieldsOf(noted)}
            name="amount"
            label={t('amount')}
            hint={t('amountHint')}
            inputMode="decimal"
          />
          <OfficeTextField {...fieldsOf(noted)} name="receivedOn" label={t('receivedOn')} type="date" />
        </ActionForm>
      )}
      {money.mayTakeBack.length > 0 && (
        <ActionForm form={takenBack} {...texts('take-back')} hidden={onMoney('take-back')} isFinal reason="required">
          <OfficeSelect
            {...fieldsOf(takenBack)}
            name="transfer"
            label={t('takenBack')}
            options={money.mayTakeBack.map(({ id, amount, receivedOn }) => ({
              value: id,
              label: `${formatMoney(amount, language)}, ${formatDateTime(receivedOn, { language })}`,
            }))}
          />
        </ActionForm>
      )}
      {may.returnMoney && (
        <ActionForm
          form={returned}
          {...texts('return')}
          hidden={onMoney('return')}
          isFinal
          isNext={giveBack > 0}
          reason="optional"
        >
          <OfficeTextField
            {...fieldsOf(returned)}
            name="amount"
            label={t('amount')}
            hint={t('amountHint')}
            inputMode="decimal"
          />
          <OfficeSelect
            {...fieldsOf(returned)}
            name="way"
            label={t('way')}
            options={(money.byCard ? (['card', 'transfer'] as const) : (['transfer'] as const)).map((value) => ({
              value,
              label: t(`ways.${value}`),
            }))}
          />
        </ActionForm>
      )}
      {may.cancel === 'order' && (
        <ActionForm form={cancelled} {...texts('cancel')} hidden={{ seen }} isFinal reason="required">
          <OfficeSelect
            {...fieldsOf(cancelled)}
            name="fee"
            label={t('fee')}
            placeholder={t('choose')}
            options={fees.map((value) => ({ value, label: t(`fees.${value}`) }))}
          />
        </ActionForm>
      )}
      {may.waive && <ActionForm form={form('waive')} {...texts('waive')} hidden={{ seen }} isFinal />}
      {may.cancel === 'registration' && (
        <ActionForm form={form('give-up')} {...texts('give-up')} hidden={{ seen }} isFinal reason="required" />
      )}
      <LeaveForm view={view} form={form('leave')} {...texts('leave')} hidden={{ seen }} />
      {may.moveTo.length > 0 && (
        <ActionForm form={moved} {...texts('move')} hidden={{ seen }} reason="required">
          <OfficeSelect
            {...fieldsOf(moved)}
            name="to"
            label={t('otherDate')}
            placeholder={t('choose')}
            options={may.moveTo.map((date) => ({ value: date.slug, label: dateLabel(date) }))}
          />
        </ActionForm>
      )}
      {may.changeAddress && (
        <ActionForm form={form('address')} {...texts('address')} hidden={{ seen }}>
          <AddressFields form={form('address', addressValues(view))} countries={countries} />
        </ActionForm>
      )}
      <ActionForm form={form('note')} {...texts('note')} hidden={once('note')}>
        <OfficeTextArea {...fieldsOf(form('note'))} name="note" label={t('note')} rows={4} />
      </ActionForm>
    </div>
  )
}

/** Takes one of several participants out. */
function LeaveForm({ view, ...action }: { view: BookingView } & ActionFormProps) {
  const t = useTranslations('officeBookings')
  if (view.may.cancel !== 'order' || view.participants.length < 2) return null
  return (
    <ActionForm {...action} isFinal reason="required">
      <OfficeSelect
        {...fieldsOf(action.form)}
        name="participant"
        label={t('participant')}
        placeholder={t('choose')}
        options={view.participants.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
      />
    </ActionForm>
  )
}

/** As an amount is typed: '2388,00' or '2388.00'. Both are understood in both languages. */
function plain(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(languageTable[language].locale, { minimumFractionDigits: 2, useGrouping: false })
  return format.format(cents / 100)
}

function addressValues({ invoice }: BookingView): Record<string, string> {
  const { vatId, ...address } = invoice
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(address)) if (value !== undefined) values[`invoice.${name}`] = value
  return vatId === undefined ? { ...values, 'invoice.noVatId': 'on' } : { ...values, 'invoice.vatId': vatId }
}

/** Where the invoice goes: the questions of the booking form, without its keyboard helps for the customer's own data. */
function AddressFields({ form, countries }: { form: NamedForm; countries: readonly Option[] }) {
  const t = useTranslations('booking')
  const office = useTranslations('officeBookings')
  const errorText = useErrorText()
  const { values, errors } = form.sent
  return (
    <>
      <FieldRow>
        <OfficeTextField {...fieldsOf(form)} name="invoice.company" label={t('company')} optional />
        <OfficeTextField {...fieldsOf(form)} name="invoice.department" label={t('department')} optional />
      </FieldRow>
      <OfficeTextField {...fieldsOf(form)} name="invoice.street" label={t('street')} />
      <FieldRow columns="code">
        <OfficeTextField {...fieldsOf(form)} name="invoice.postalCode" label={t('postalCode')} />
        <OfficeTextField {...fieldsOf(form)} name="invoice.city" label={t('city')} />
      </FieldRow>
      <OfficeSelect
        {...fieldsOf(form)}
        name="invoice.country"
        label={t('country')}
        placeholder={t('choose')}
        options={countries}
      />
      <OfficeTextField {...fieldsOf(form)} name="invoice.vatId" label={t('vatId')} hint={t('vatIdHint')} />
      <Checkbox
        id={fieldId('invoice.noVatId', form.name)}
        name="invoice.noVatId"
        label={office('noVatId')}
        defaultChecked={values['invoice.noVatId'] === 'on'}
        error={errorText(errors['invoice.noVatId'])}
      />
    </>
  )
}

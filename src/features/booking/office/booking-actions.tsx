import { useLocale, useTranslations } from 'use-intl'
import { typedAmount } from '#domain/form/amount.ts'
import { OfficeCheckbox, OfficeSelect, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import { type SentForm, sentOf } from '#forms/sent-form.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { FieldRow, type Option } from '#ui/field.tsx'
import type { BookingView } from './booking-view.ts'
import type { ActionName } from './dispatch-booking-action.ts'
import {
  ActionForm,
  type ActionFormProps,
  CancelForm,
  LeaveForm,
  MoveForm,
  type NamedForm,
  onlyPerson,
  PersonForm,
} from './seat-forms.tsx'

interface BookingActionsProps {
  view: BookingView
  /** Of all forms of the page; one that was refused keeps its own. */
  idempotencyKey: string
  sent: SentForm | null
  countries: readonly Option[]
  /** '2026-11-21' */
  today: string
}

/** What can be done with a booking as it is now, each with what it brings about. */
export function BookingActions({ view, idempotencyKey, sent, countries, today }: BookingActionsProps) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  const { may, money } = view
  const people = may.changePeople ?? 'name'
  const asked = askedOf(view)
  const invoice = view.hasInvoice ? 'yes' : 'no'
  const seen = `${view.history[0]?.number ?? 0}`
  const form = (name: ActionName, values: Record<string, string> = {}): NamedForm => ({
    name,
    sent: sentOf({ sent }, name) ?? { values, errors: {} },
    isRejected: sentOf({ sent }, name) !== null,
  })
  const once = (name: ActionName) => ({ seen, idempotencyKey: form(name).sent.values.idempotencyKey ?? idempotencyKey })
  const onMoney = (name: 'transfer' | 'take-back' | 'return') => ({ ...once(name), kept: `${money.kept}` })
  const amounts: Partial<Record<ActionName, number>> = { share: may.shareLimit, return: money.kept }
  const texts = (name: Exclude<ActionName, 'mail'>) => ({
    title: t(`do.${name}.title`),
    text: t(`do.${name}.text`, {
      amount: formatMoney(amounts[name] ?? money.open, language),
      isOpen: asked,
      invoice,
      otherPrice: may.atOtherPrice,
      seats: view.quantity.of === 'live' ? 'yes' : 'no',
    }),
    submit: t(`do.${name}.submit`),
  })
  const noted = form('transfer', {
    ...(asked === 'yes' && { amount: typedAmount(money.open, language) }),
    receivedOn: today,
  })
  const takenBack = form('take-back', { transfer: money.mayTakeBack[0]?.id ?? '' })
  const returned = form('return', {
    way: money.byCard ? 'card' : 'transfer',
    ...(money.toReturn > 0 && { amount: typedAmount(money.toReturn, language) }),
  })
  return (
    <div>
      {may.noteTransfer && (
        <ActionForm form={noted} {...texts('transfer')} hidden={onMoney('transfer')}>
          <OfficeTextField name="amount" label={t('amount')} hint={t('amountHint')} inputMode="decimal" />
          <OfficeTextField name="receivedOn" label={t('receivedOn')} type="date" />
          <OfficeCheckbox name="withSurplus" label={t('withSurplus')} hint={t('withSurplusHint')} />
        </ActionForm>
      )}
      <RemindForm view={view} form={form('remind')} {...texts('remind')} hidden={{ seen }} />
      {money.mayTakeBack.length > 0 && (
        <ActionForm form={takenBack} {...texts('take-back')} hidden={onMoney('take-back')} isFinal reason="required">
          <OfficeSelect
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
          isNext={money.toReturn > 0}
          reason="optional"
        >
          <OfficeTextField name="amount" label={t('amount')} hint={t('amountHint')} inputMode="decimal" />
          <OfficeSelect
            name="way"
            label={t('way')}
            options={(money.byCard ? (['card', 'transfer'] as const) : (['transfer'] as const)).map((value) => ({
              value,
              label: t(`ways.${value}`),
            }))}
          />
        </ActionForm>
      )}
      <CancelForm
        view={view}
        form={form('cancel', may.terms ? { fee: 'terms' } : {})}
        {...texts('cancel')}
        hidden={{ seen }}
      />
      <ShareForm view={view} form={form('share')} {...texts('share')} hidden={{ seen }} />
      <WaiveForm view={view} form={form('waive')} {...texts('waive')} hidden={{ seen }} />
      {may.cancel === 'registration' && (
        <ActionForm form={form('give-up')} {...texts('give-up')} hidden={{ seen }} isFinal reason="required" />
      )}
      <LeaveForm view={view} form={form('leave')} {...texts('leave')} hidden={{ seen }} />
      <PersonForm view={view} form={form(people, onlyPerson(view))} {...texts(people)} hidden={{ seen }} />
      <MoveForm view={view} form={form('move')} {...texts('move')} hidden={{ seen }} />
      <BookerForm view={view} form={form('booker', contactValues(view))} {...texts('booker')} hidden={once('booker')} />
      {may.changeAddress && (
        <ActionForm form={form('address', addressValues(view))} {...texts('address')} hidden={{ seen }}>
          <AddressFields countries={countries} />
        </ActionForm>
      )}
      <ActionForm form={form('note')} {...texts('note')} hidden={once('note')}>
        <OfficeTextArea name="note" label={t('note')} rows={4} />
      </ActionForm>
    </div>
  )
}

/** Whether anything is still to be paid: of a date that we have cancelled nothing is asked. */
function askedOf({ settlement, state, money }: BookingView): 'yes' | 'no' | 'unset' | 'calledOff' {
  if (settlement?.due === null) return 'unset'
  if (state === 'called-off') return 'calledOff'
  return money.open > 0 ? 'yes' : 'no'
}

/** Sends a mail about an overdue invoice. */
function RemindForm({ view: { may }, ...action }: { view: BookingView } & ActionFormProps) {
  return may.remind ? <ActionForm {...action} /> : null
}

/** Corrects who has booked, and sends the confirmation there. */
function BookerForm({ view: { may }, ...action }: { view: BookingView } & ActionFormProps) {
  const t = useTranslations('booking')
  if (!may.changeBooker) return null
  return (
    <ActionForm {...action} isFinal reason="optional">
      <FieldRow>
        <OfficeTextField name="firstName" label={t('firstName')} />
        <OfficeTextField name="lastName" label={t('lastName')} />
      </FieldRow>
      <FieldRow>
        <OfficeTextField name="email" type="email" label={t('email')} />
        <OfficeTextField name="phone" type="tel" label={t('phone')} optional />
      </FieldRow>
    </ActionForm>
  )
}

function contactValues({ booker: { firstName, lastName, email, phone = '' } }: BookingView): Record<string, string> {
  return { firstName, lastName, email, phone }
}

/** Asks for nothing after all. */
function WaiveForm({ view: { may, settlement }, ...action }: { view: BookingView } & ActionFormProps) {
  if (!may.waive) return null
  const isNext = settlement !== null && settlement.soldAgain > 0 && settlement.soldAgain === settlement.seats
  return <ActionForm {...action} isFinal isNext={isNext} />
}

/** Sets how much of a cancelled booking is due. */
function ShareForm({ view: { may, settlement }, ...action }: { view: BookingView } & ActionFormProps) {
  const t = useTranslations('officeBookings')
  if (may.shareLimit === 0) return null
  const isLower = settlement !== null && settlement.soldAgain > 0 && settlement.soldAgain < settlement.seats
  return (
    <ActionForm {...action} isFinal isNext={settlement?.due === null || isLower} reason="required">
      <OfficeTextField name="amount" label={t('amount')} hint={t('amountHint')} inputMode="decimal" />
    </ActionForm>
  )
}

function addressValues({ invoice }: BookingView): Record<string, string> {
  const { vatId, ...address } = invoice
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(address)) if (value !== undefined) values[`invoice.${name}`] = value
  return vatId === undefined ? { ...values, 'invoice.noVatId': 'on' } : { ...values, 'invoice.vatId': vatId }
}

/** Where the invoice goes: the questions of the booking form, without its keyboard helps for the customer's own data. */
export function AddressFields({ countries }: { countries: readonly Option[] }) {
  const t = useTranslations('booking')
  const office = useTranslations('officeBookings')
  return (
    <>
      <FieldRow>
        <OfficeTextField name="invoice.company" label={t('company')} optional />
        <OfficeTextField name="invoice.department" label={t('department')} optional />
      </FieldRow>
      <OfficeTextField name="invoice.street" label={t('street')} />
      <FieldRow columns="code">
        <OfficeTextField name="invoice.postalCode" label={t('postalCode')} />
        <OfficeTextField name="invoice.city" label={t('city')} />
      </FieldRow>
      <OfficeSelect name="invoice.country" label={t('country')} placeholder={t('choose')} options={countries} />
      {/* Required unless its box is ticked. */}
      <OfficeTextField name="invoice.vatId" label={t('vatId')} hint={t('vatIdHint')} optional={false} />
      <OfficeCheckbox name="invoice.noVatId" label={office('noVatId')} />
    </>
  )
}

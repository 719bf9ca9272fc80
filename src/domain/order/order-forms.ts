import { z } from 'zod'
import { invoiceFields } from '../booking/booking-form.ts'
import { amountField } from '../form/amount.ts'
import { box, emailField, fields, optionalLine, optionalText, requiredLine, requiredText } from '../form/field.ts'
import { returnWays } from '../payment/bank-transfer.ts'

/** The withdrawal form (Directive 2011/83/EU Art. 11a): the name, the contract, and the address of the receipt. It asks for no reason. */
export const withdrawalFormSchema = fields({
  name: requiredLine('validation.withdrawalName'),
  orderNumber: requiredLine('validation.orderNumber', 40),
  email: emailField(),
  message: optionalText(),
})

export type WithdrawalForm = z.infer<typeof withdrawalFormSchema>
export type WithdrawalFormInput = z.input<typeof withdrawalFormSchema>

/** What the form showed when it was opened, in cents. Another amount is refused. */
const shown = z
  .string({ error: 'errors.badForm' })
  .regex(/^\d{1,12}$/, { error: 'errors.badForm' })
  .transform(Number)

const otherDate = requiredLine('validation.otherDate', 200)

/** The forms of the booker: another date, one person less, the order cancelled. */
export const bookerForms = {
  transfer: fields({ to: otherDate }),
  leave: fields({ participant: z.uuid({ error: 'errors.badForm' }), gross: shown }),
  cancel: fields({ due: shown }),
}

/** The forms of the office for a booking (docs/rules/office-bookings.md). `idempotencyKey` gives a repeated submission one effect. */

/** Required only where money or seats move without the booker's request. */
const reason = requiredText('validation.reason', 500)
const idempotencyKey = z.uuid({ error: 'errors.badForm' })

/** The net amount received when the form was opened. */
const kept = shown.optional()

const day = z.iso.date({ error: 'validation.day' })

export const fees = ['none', 'full', 'share'] as const

/** `terms`: nothing to decide, the terms of the booking say what is due. */
export const cancelChoices = ['terms', ...fees] as const

export const transferNoteForm = fields({
  idempotencyKey,
  kept,
  amount: amountField('validation.amount'),
  withSurplus: box(),
  receivedOn: day,
})
export const takeBackForm = fields({ idempotencyKey, kept, transfer: z.uuid({ error: 'validation.transfer' }), reason })
export const returnForm = fields({
  idempotencyKey,
  kept,
  amount: amountField('validation.amount'),
  way: z.enum(returnWays, { error: 'validation.returnWay' }),
  reason: optionalText(500),
})
/** `due`: what was shown as due by the terms. */
export const cancelForm = fields({
  fee: z.enum(cancelChoices, { error: 'validation.fee' }),
  due: shown.optional(),
  reason,
})
export const remindForm = fields({})
export const waiveForm = fields({})
export const shareForm = fields({ amount: amountField('validation.amount'), reason })
export const giveUpForm = fields({ reason })
export const leaveForm = fields({
  participants: z
    .array(z.uuid({ error: 'errors.badForm' }), { error: 'validation.participant' })
    .min(1, { error: 'validation.participant' }),
  reason,
})
export const personForm = fields({
  participant: z.uuid({ error: 'validation.participant' }),
  firstName: requiredLine('validation.firstName'),
  lastName: requiredLine('validation.lastName'),
  email: emailField(),
  reason: optionalText(500),
})
export const nameForm = personForm.omit({ email: true })
export const bookerForm = fields({
  firstName: requiredLine('validation.firstName'),
  lastName: requiredLine('validation.lastName'),
  email: emailField(),
  phone: optionalLine(40),
  idempotencyKey,
  reason: optionalText(500),
})
export const moveForm = fields({ to: otherDate, reason })
export const addressForm = fields({ invoice: invoiceFields })
export const noteForm = fields({ idempotencyKey, note: requiredText('validation.note') })
export const againForm = fields({ idempotencyKey, key: requiredLine('errors.badForm', 300), reason: optionalText(500) })

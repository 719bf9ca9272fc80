import type { z } from 'zod'
import { emailField, fields, optionalText, requiredLine } from '../form/field.ts'

/** The withdrawal function (Directive 2011/83/EU Art. 11a): who, from which contract, and where the receipt goes. No reason is asked. */
export const withdrawalFormSchema = fields({
  name: requiredLine('validation.withdrawalName'),
  orderNumber: requiredLine('validation.orderNumber', 40),
  email: emailField(),
  message: optionalText(),
})

export type WithdrawalForm = z.infer<typeof withdrawalFormSchema>
export type WithdrawalFormInput = z.input<typeof withdrawalFormSchema>

import { z } from 'zod'
import { fields, requiredLine } from '../form/field.ts'
import { consentAnswers } from './certificate.ts'

/** The form of the consent page (docs/product.md#certificate-consent). */
export const consentFormSchema = fields({
  firstName: requiredLine('validation.firstName'),
  lastName: requiredLine('validation.lastName'),
  workshop: requiredLine('validation.consentWorkshop'),
  answer: z.enum(consentAnswers, { error: 'validation.consentAnswer' }),
})

export type ConsentForm = z.infer<typeof consentFormSchema>
export type ConsentFormInput = z.input<typeof consentFormSchema>

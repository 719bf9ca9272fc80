import type { z } from 'zod'
import { emailField, fields, optionalLine, requiredLine, requiredText } from '../form/field.ts'

/** The contact form (docs/product.md#contact-form). */
export const contactFormSchema = fields({
  name: requiredLine('validation.contactName'),
  company: optionalLine(),
  email: emailField(),
  phone: optionalLine(40),
  message: requiredText('validation.contactMessage', 5000),
})

export type ContactForm = z.output<typeof contactFormSchema>

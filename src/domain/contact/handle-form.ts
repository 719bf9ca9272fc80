import { fields, optionalText } from '../form/field.ts'

/** How a message was answered. */
export const answeredForm = fields({ note: optionalText(500) })

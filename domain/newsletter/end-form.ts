import { fields, requiredText } from '../form/field.ts'

/** Why the office takes somebody off a list. The reason stays in the log of actions. */
export const endForm = fields({ reason: requiredText('validation.reason', 500) })

import { fields, requiredLine } from '../form/field.ts'

/** As typed; `decideRedirect` says what it is worth. */
export const redirectForm = fields({
  source: requiredLine('validation.redirectSource', 500),
  target: requiredLine('validation.redirectTarget', 500),
})

export const redirectSourceForm = fields({ id: requiredLine('errors.badForm', 500) })

import { fields, requiredLine } from '../form/field.ts'

/** As typed, also without the slash before it; `decideRedirect` says what it is worth. */
export const redirectForm = fields({
  source: requiredLine('validation.redirectSource', 499).transform(withSlash),
  target: requiredLine('validation.redirectTarget', 499).transform(withSlash),
})

/** 'herbst' is '/herbst'; an address of another site stays one, for the rules to refuse. */
function withSlash(typed: string): string {
  return typed.startsWith('/') || /^[a-z]+:/i.test(typed) ? typed : `/${typed}`
}

export const redirectSourceForm = fields({ id: requiredLine('errors.badForm', 500) })

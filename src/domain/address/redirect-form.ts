import { fields, requiredLine } from '../form/field.ts'

/** As typed; `decideRedirect` validates it. The target may be the title of a page. */
export const redirectForm = fields({
  source: requiredLine('validation.redirectSource', 499).transform(withSlash),
  target: requiredLine('validation.redirectTarget', 499),
})

/** 'herbst' becomes '/herbst'. An address of another site is unchanged, and the rules refuse it. */
export function withSlash(typed: string): string {
  return typed.startsWith('/') || /^[a-z]+:/i.test(typed) ? typed : `/${typed}`
}

export const redirectSourceForm = fields({ id: requiredLine('errors.badForm', 500) })

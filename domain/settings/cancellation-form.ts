import { z } from 'zod'
import { fields, optionalLine } from '../form/field.ts'
import { type CancellationTerms, hasPart } from '../order/cancellation.ts'
import { versionField } from './version-field.ts'

const limits = {
  freeDays: { least: 7, most: 90 },
  partDays: { least: 1, most: 89 },
  partPercent: { least: 10, most: 90 },
} as const satisfies Record<keyof CancellationTerms, { least: number; most: number }>

/** The terms as the owner fills them in. The part is left empty where there is none; half of it is a mistake. */
export const cancellationForm = fields({
  version: versionField,
  freeDays: whole(z.string({ error: 'officeSettings.errors.freeDays' }), 'freeDays'),
  partDays: optionalWhole('partDays'),
  partPercent: optionalWhole('partPercent'),
})
  .refine(({ partDays, partPercent }) => partDays === undefined || partPercent !== undefined, {
    path: ['partPercent'],
    message: 'officeSettings.errors.partPercent',
  })
  .refine(({ partDays, partPercent }) => partPercent === undefined || partDays !== undefined, {
    path: ['partDays'],
    message: 'officeSettings.errors.partDays',
  })
  .refine(({ freeDays, partDays }) => partDays === undefined || partDays < freeDays, {
    path: ['partDays'],
    message: 'officeSettings.errors.partBeforeFree',
  })

export function cancellationOfForm(form: z.output<typeof cancellationForm>): CancellationTerms {
  const { freeDays, partDays = freeDays, partPercent = 100 } = form
  return { freeDays, partDays, partPercent }
}

/** The form as it is opened. */
export function cancellationFields(terms: CancellationTerms): Record<string, string> {
  const part = hasPart(terms) ? terms : null
  return {
    freeDays: `${terms.freeDays}`,
    partDays: part ? `${part.partDays}` : '',
    partPercent: part ? `${part.partPercent}` : '',
  }
}

function whole<Text extends z.ZodType<string>>(text: Text, name: keyof CancellationTerms) {
  const message = `officeSettings.errors.${name}`
  const { least, most } = limits[name]
  return text
    .refine((typed) => /^\d{1,3}$/.test(typed.trim()), message)
    .transform(Number)
    .refine((count) => count >= least && count <= most, message)
}

function optionalWhole(name: keyof CancellationTerms) {
  return optionalLine().transform((typed, context) => {
    if (typed === undefined) return undefined
    const read = whole(z.string(), name).safeParse(typed)
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: `officeSettings.errors.${name}`, continue: false })
    return z.NEVER
  })
}

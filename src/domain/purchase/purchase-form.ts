import { z } from 'zod'
import { bookerFields, invoiceFields } from '../booking/booking-form.ts'
import { box, fields, optionalLine, requiredBox } from '../form/field.ts'
import { nowWorkshops, type Programme, packageLimits } from '../package/package.ts'
import { paymentWays } from '../workshop/workshop-date.ts'
import { maxTickets } from './purchase.ts'

/*
 * The forms that order what has no seats (docs/product.md#self-paced, docs/product.md#packages): tickets and packages. Who buys and where the
 * invoice goes is asked as in the booking form.
 */

const shared = {
  /** Drawn when the form is opened: the same form sent twice orders once. */
  idempotencyKey: optionalLine(64),
  booker: bookerFields,
  invoice: invoiceFields,
  newsletter: box(),
  terms: requiredBox('validation.terms'),
}

export const ticketFormSchema = fields({
  ...shared,
  /** 'Self-paced tickets: at most 3 per booking' (docs/product.md#self-paced). */
  tickets: whole('validation.tickets', { least: 1, most: maxTickets }),
  payment: z.enum(paymentWays, { error: 'validation.payment' }),
})

export type TicketForm = z.infer<typeof ticketFormSchema>
export type TicketFormInput = z.input<typeof ticketFormSchema>

/** Packages are for people of one company, so its name is asked for; NOW asks for the workshop that is learned. */
export const packageFormSchemas = {
  now: packageForm('now', z.enum(nowWorkshops, { error: 'validation.packageWorkshop' })),
  realise: packageForm('realise', z.undefined().optional()),
} as const satisfies Record<Programme, z.ZodType>

export type PackageForm = z.infer<(typeof packageFormSchemas)[Programme]>
export type PackageFormInput = z.input<(typeof packageFormSchemas)[Programme]>

function packageForm<Workshop extends z.ZodType>(programme: Programme, workshop: Workshop) {
  return fields({ ...shared, people: whole('validation.people', packageLimits[programme]), workshop }).superRefine(
    checkCompany,
    { when: () => true },
  )
}

/** A count from a list: anything that is not on it has one message. */
function whole(message: string, { least, most }: { least: number; most: number }) {
  return z.int({ error: message }).min(least, message).max(most, message)
}

function checkCompany(
  value: { invoice?: { company?: unknown } | undefined },
  report: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
) {
  if (value?.invoice?.company === undefined)
    report.addIssue({ code: 'custom', path: ['invoice', 'company'], message: 'validation.company' })
}

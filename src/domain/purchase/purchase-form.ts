import { z } from 'zod'
import { bookerFields, invoiceFields, shownGross } from '../booking/booking-form.ts'
import { box, fields, optionalLine, requiredBox } from '../form/field.ts'
import { nowWorkshops, type Programme, packageLimits } from '../package/package.ts'
import { paymentWays } from '../workshop/workshop-date.ts'
import { maxTickets } from './purchase.ts'

/** Order forms of tickets and packages (docs/product.md#self-paced). Buyer and invoice address are those of the booking form. */

const shared = {
  /** Generated when the form is opened, so that a repeated submission orders once. */
  idempotencyKey: optionalLine(64),
  shownGross,
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

/** Packages are for people of one company, so its name is required. NOW also needs the workshop. */
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

/** An integer within limits, with one message for all errors. */
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

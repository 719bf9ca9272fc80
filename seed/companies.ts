import { z } from 'zod'
import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import { type Person, salutations } from '#domain/participant/participant.ts'
import { readJson } from './content-file.ts'

/** Someone who books in the seed world: a company, or a person who pays alone. All are invented; their mail goes nowhere. */
export interface Company {
  booker: Booker
  invoice: InvoiceAddress
  /** Who can be sent to a workshop, the first first. The booker is among them when taking part. */
  people: readonly Person[]
}

const some = z.string().min(1)
const person = z.strictObject({
  salutation: z.enum(salutations).optional(),
  title: some.optional(),
  firstName: some,
  lastName: some,
  email: z.email(),
})
const company = z.strictObject({
  invoice: z.strictObject({
    company: some.optional(),
    department: some.optional(),
    street: some,
    postalCode: some,
    city: some,
    country: some,
    vatId: some.optional(),
  }),
  booker: person.extend({ phone: some.optional(), notes: some.optional() }),
  takesPart: z.boolean(),
  sends: z.array(person),
})

export const companies: readonly Company[] = readJson('companies.json', z.array(company)).map(
  ({ booker, invoice, takesPart, sends }) => ({ booker, invoice, people: takesPart ? [booker, ...sends] : sends }),
)

import { z } from 'zod'
import type { Seller } from '../company.ts'
import { emailField, fields, requiredLine } from '../form/field.ts'
import { isVatId, normaliseVatId } from '../tax/vat-id.ts'
import { versionField } from './section.ts'

/** Letters and digits of an IBAN in the countries of SEPA that have a length of their own; others have 15 to 34. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  ES: 24,
  FR: 27,
  HU: 28,
  IT: 27,
  LI: 21,
  LU: 20,
  NL: 18,
  PL: 28,
  SI: 19,
  SK: 24,
}

/** Upper case, without the spaces that people write. */
function normaliseIban(value: string): string {
  return value.toUpperCase().replaceAll(/\s/g, '')
}

/** Whether an IBAN has the length of its country and its two check digits are right (ISO 13616, modulo 97). */
export function isIban(value: string): boolean {
  const iban = normaliseIban(value)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const length = lengths[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return false
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  // A is 10, Z is 35; remainders are taken as it goes, since the number is longer than a number may be
  const digits = [...rearranged].map((sign) => Number.parseInt(sign, 36)).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** In groups of four, as on a bank card. */
export function ibanInGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The number of the demo world passes, so that everything else can be set before the real one is there. */
const sampleVatId = 'ATU00000000'

/** The company as its owner fills it in. It sits in Austria: the tax rules are written for that (docs/rules/tax.md). */
export const companyForm = fields({
  version: versionField,
  name: requiredLine('officeSettings.errors.companyName'),
  street: requiredLine('validation.street'),
  postalCode: requiredLine('validation.postalCode').regex(/^\d{4}$/, 'officeSettings.errors.postalCode'),
  city: requiredLine('validation.city'),
  email: emailField(),
  phone: requiredLine('officeSettings.errors.phone').regex(/^\+[\d ]{6,24}$/, 'officeSettings.errors.phone'),
  vatId: requiredLine('officeSettings.errors.vatId')
    .transform(normaliseVatId)
    .refine((id) => id.startsWith('ATU') && (id === sampleVatId || isVatId(id)), 'officeSettings.errors.vatId'),
  registerNumber: requiredLine('officeSettings.errors.registerNumber'),
  registerCourt: requiredLine('officeSettings.errors.registerCourt'),
  bankName: requiredLine('officeSettings.errors.bankName'),
  iban: requiredLine('officeSettings.errors.iban')
    .refine(isIban, 'officeSettings.errors.iban')
    .transform(normaliseIban),
  bic: requiredLine('officeSettings.errors.bic')
    .transform((bic) => bic.toUpperCase().replaceAll(' ', ''))
    .pipe(z.string().regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, 'officeSettings.errors.bic')),
})

export function companyOfForm(form: z.output<typeof companyForm>): Seller {
  const { version: _, bankName, iban, bic, ...company } = form
  return { ...company, country: 'AT', bank: { name: bankName, iban, bic } }
}

/** The form as it is opened. */
export function companyFields({ bank, country: _, ...company }: Seller): Record<string, string> {
  return { ...company, bankName: bank.name, iban: ibanInGroups(bank.iban), bic: bank.bic }
}

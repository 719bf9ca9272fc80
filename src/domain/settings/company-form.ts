import { z } from 'zod'
import { type Seller, seller as sampleSeller } from '../company.ts'
import { emailField, fields, requiredLine } from '../form/field.ts'
import { isVatId, normaliseVatId } from '../tax/vat-id.ts'
import { versionField } from './section.ts'

/** IBAN lengths by SEPA country; other countries have 15 to 34 characters. */
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

function normaliseIban(value: string): string {
  return value.toUpperCase().replaceAll(/\s/g, '')
}

/** Checks an IBAN's length by country and its check digits (ISO 13616, modulo 97). */
export function isIban(value: string): boolean {
  const iban = normaliseIban(value)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const length = lengths[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return false
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  // A is 10, Z is 35. The remainder is computed digit by digit, because the number exceeds a double.
  const digits = [...rearranged].map((sign) => Number.parseInt(sign, 36)).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** In groups of four, as on a bank card. */
export function ibanInGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The sample VAT id of the demo data is accepted, so that other fields can be saved before the real one is known. */
const sampleVatId = sampleSeller.vatId

/** Whether invoices still name the sample seller. */
export function isSample({ vatId, bank }: Seller): boolean {
  return vatId === sampleVatId || bank.iban === sampleSeller.bank.iban
}

/** The company form. The country is Austria, because the tax rules are written for it (docs/rules/tax.md). */
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

/** Initial values of the form. */
export function companyFields({ bank, country: _, ...company }: Seller): Record<string, string> {
  return { ...company, bankName: bank.name, iban: ibanInGroups(bank.iban), bic: bank.bic }
}

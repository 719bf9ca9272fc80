import { z } from 'zod'
import type { Seller } from '#domain/company.ts'
import { emailField, fields, requiredLine } from '../form/field.ts'
import { isVatId, normaliseVatId } from '../tax/vat-id.ts'
import { ibanInGroups, isIban, normaliseIban } from './iban.ts'
import { versionField } from './version-field.ts'

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

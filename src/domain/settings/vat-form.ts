import { z } from 'zod'
import { fields, requiredText } from '../form/field.ts'
import { vatRates } from '../tax/tax.ts'
import { versionField } from './section.ts'

const percent = 'officeSettings.errors.vatPercent'
const reason = requiredText('validation.reason', 500)
const day = z.iso.date({ error: 'officeSettings.errors.vatFrom' })
const country = z
  .string({ error: 'officeSettings.errors.vatCountry' })
  .refine((code) => Object.hasOwn(vatRates, code), 'officeSettings.errors.vatCountry')

/** A new rate and its first day, as typed: '21', '8,1'. */
export const rateForm = fields({
  version: versionField,
  country,
  percent: z
    .string({ error: percent })
    .trim()
    .regex(/^\d{1,2}(?:[.,]\d)?$/, percent)
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => value > 0 && value <= 35, percent),
  from: day,
  reason,
})

export const dropRateForm = fields({ version: versionField, country, from: day, reason })

import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import { type Buyer, sellerCountry } from '#domain/tax/tax.ts'
import { countryOfVatId, isVatId, normaliseVatId } from '#domain/tax/vat-id.ts'

/* Accessors for a partly filled form in the browser: objects of strings, ticked boxes 'on', missing parts. Nothing is guaranteed. */

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isTicked(value: unknown): boolean {
  return value === 'on' || value === true
}

/** The buyer by the partly filled invoice address. Until a country is chosen, the seller's is assumed. */
export function partialBuyer(invoice: unknown): { buyer: Buyer; countryAssumed: boolean } {
  const country = textOf(fieldOf(invoice, 'country'))
  return {
    buyer: { country: country || sellerCountry, hasVatId: hasVatId(invoice, country) },
    countryAssumed: !country,
  }
}

function hasVatId(invoice: unknown, country: string): boolean {
  const vatId = normaliseVatId(textOf(fieldOf(invoice, 'vatId')))
  return !isTicked(fieldOf(invoice, 'noVatId')) && countryOfVatId(vatId) === country && isVatId(vatId)
}

/** Conform's metadata of the booking form. */
export type BookingFormMetadata = FormMetadata<BookingFormInput, string[]>
export type BookingFields = ReturnType<BookingFormMetadata['getFieldset']>

/** A field of any form that shares fields with the booking form. */
type BookingField<Value> = FieldMetadata<Value, Record<string, unknown>, string[]>

export type BookerField = BookingField<BookingFormInput['booker']>
export type InvoiceField = BookingField<BookingFormInput['invoice']>
export type PersonField = BookingField<NonNullable<BookingFormInput['participants']>[number]>
export type TextField = BookingField<string | undefined>
export type BoxField = BookingField<boolean | undefined>

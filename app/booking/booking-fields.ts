import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'

/** The booking form and its fields, as the form library describes them. */
export type BookingFormMetadata = FormMetadata<BookingFormInput, string[]>
export type BookingFields = ReturnType<BookingFormMetadata['getFieldset']>
export type BookingField<Value> = FieldMetadata<Value, BookingFormInput, string[]>

export type BookerField = BookingFields['booker']
export type InvoiceField = BookingFields['invoice']
export type PersonField = ReturnType<BookingFields['participants']['getFieldList']>[number]
export type TextField = BookingField<string | undefined>
export type BoxField = BookingField<boolean | undefined>

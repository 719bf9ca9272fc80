import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'

/** Conform's metadata of the booking form. */
export type BookingFormMetadata = FormMetadata<BookingFormInput, string[]>
export type BookingFields = ReturnType<BookingFormMetadata['getFieldset']>

/** A field of any form that shares fields with the booking form. */
export type BookingField<Value> = FieldMetadata<Value, Record<string, unknown>, string[]>

export type BookerField = BookingField<BookingFormInput['booker']>
export type InvoiceField = BookingField<BookingFormInput['invoice']>
export type PersonField = BookingField<NonNullable<BookingFormInput['participants']>[number]>
export type TextField = BookingField<string | undefined>
export type BoxField = BookingField<boolean | undefined>

import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import { draftKeys } from '../form/form-draft.ts'
import type { BookingFormMetadata } from './booking-fields.ts'
import { type Attempt, useFormDraft } from './use-form-draft.ts'

/** The draft of the booking form, and the number of its attempt. */
export function useBookingDraft(
  form: BookingFormMetadata,
  { ready, restore, given }: { ready: boolean; restore: boolean; given: string | undefined },
): Attempt {
  return useFormDraft({
    key: draftKeys.booking,
    value: form.value,
    ready,
    restore,
    given,
    // Unticked boxes leave no trace in a form; this one is ticked unless something says otherwise. The draft is what this form has kept:
    // what else may lie there is only put into the boxes.
    put: (draft) => form.update({ value: { bookerTakesPart: '', ...draft } as unknown as BookingFormInput }),
  })
}

import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import type { BookingFormMetadata } from './booking-fields.ts'
import { useFormDraft } from './use-form-draft.ts'

export const draftKey = 'flightdeck.booking'

/** The draft of the booking form, and the number of its attempt. */
export function useBookingDraft(
  form: BookingFormMetadata,
  { ready, restore }: { ready: boolean; restore: boolean },
): string {
  return useFormDraft({
    key: draftKey,
    value: form.value,
    ready,
    restore,
    // Unticked boxes leave no trace in a form; this one is ticked unless something says otherwise. The draft is what this form has kept:
    // what else may lie there is only put into the boxes.
    put: (draft) => form.update({ value: { bookerTakesPart: '', ...draft } as unknown as BookingFormInput }),
  })
}

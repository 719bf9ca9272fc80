import type { bookingRules } from './booking-rules.ts'
import { useFormRules } from './use-form-rules.ts'

/** What judges the booking form in the browser; null until it has come. */
export function useBookingRules(formId: string): typeof bookingRules | null {
  return useFormRules(formId, async () => (await import('./booking-rules.ts')).bookingRules)
}

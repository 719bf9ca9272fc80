import { parseWithZod } from '@conform-to/zod/v4'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'

/**
 * Holds the form against the same schema as the server. Weighs as much as all else of the form together, so only
 * `useFormRules` may load it.
 */
export function bookingRules({ formData }: { formData: FormData }) {
  return parseWithZod(formData, { schema: bookingFormSchema })
}

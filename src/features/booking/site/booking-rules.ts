import { parseWithZod } from '@conform-to/zod/v4'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'

/** Validates with the server's schema. As large as the rest of the form together, so only `useFormRules` may load it. */
export function bookingRules({ formData }: { formData: FormData }) {
  return parseWithZod(formData, { schema: bookingFormSchema })
}

import { parseWithZod } from '@conform-to/zod/v4'
import { confirmFormSchema } from '#domain/registration/confirm-form.ts'

/** Validates with the server's schema. Large, so only `useFormRules` may load it. */
export function confirmRules(seats: number) {
  const schema = confirmFormSchema(seats)
  return ({ formData }: { formData: FormData }) => parseWithZod(formData, { schema })
}

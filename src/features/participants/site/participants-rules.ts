import { parseWithZod } from '@conform-to/zod/v4'
import { participantsFormSchema } from '#domain/participant/participants-form.ts'

/** Validates with the server's schema. Large, so only `useFormRules` may load it. */
export function participantsRules(count: number) {
  const schema = participantsFormSchema(count)
  return ({ formData }: { formData: FormData }) => parseWithZod(formData, { schema })
}

import { parseWithZod } from '@conform-to/zod/v4'
import { participantsFormSchema } from '#domain/participant/participants-form.ts'

/** Holds the form against the same schema as the server. Heavy, so only `useFormRules` may load it. */
export function participantsRules(count: number) {
  const schema = participantsFormSchema(count)
  return ({ formData }: { formData: FormData }) => parseWithZod(formData, { schema })
}

import { parseWithZod } from '@conform-to/zod/v4'
import { commentFormSchema } from '#domain/comment/comment-form.ts'
import { withoutHumanFields } from '#forms/human/without-human-fields.ts'

/** Holds the form against the same schema as the server. Heavy, so only `useFormRules` may load it. */
export function commentRules({ formData }: { formData: FormData }) {
  return parseWithZod(withoutHumanFields(formData), { schema: commentFormSchema })
}

import { parseWithZod } from '@conform-to/zod/v4'
import { commentFormSchema } from '#domain/comment/comment-form.ts'
import { withoutSpamFields } from '#forms/human/without-spam-fields.ts'

/** Holds the form against the same schema as the server. Heavy, so only `useFormRules` may load it. */
export function commentRules({ formData }: { formData: FormData }) {
  return parseWithZod(withoutSpamFields(formData), { schema: commentFormSchema })
}

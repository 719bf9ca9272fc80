import type { RouterContextProvider } from 'react-router'
import type { FormKind } from '#domain/spam/check-for-spam.ts'
import type { SpamVerdict } from '#features/spam/spam-defence.ts'
import { requestContext, useCasesContext } from '#frame/context.ts'
import { formBody } from './form-body.ts'
import { ticketField, trapField } from './human/human-field-names.ts'

export interface ReadHumanForm {
  /** The named fields and no others, without what only tells humans from programs. */
  form: FormData
  /** Whether a human sent it, by all that was written in it. Ask once, when the form is right: what is let through is counted. */
  judge(texts: readonly (string | undefined)[]): Promise<SpamVerdict>
}

/**
 * A form that everybody may send, with `HumanFields` in it. Fields that are not among `names` are left out: they are a mistake or an attempt.
 * Throws a 400 for a body that is no form. A form is answered like this: 422 when it is wrong, 200 with `HumanNotice` and the verdict's ticket
 * when it is `unsure`, 429 for `too-many`; what is `suspected` is kept apart, and its sender sees what everybody sees.
 */
export async function readHumanForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { names, kind }: { names: readonly string[]; kind: FormKind },
): Promise<ReadHumanForm> {
  const sent = await formBody(request)
  const form = new FormData()
  for (const [name, value] of sent) if (names.includes(name) && typeof value === 'string') form.append(name, value)
  const { sender } = context.get(requestContext)
  const { spamDefence } = context.get(useCasesContext)
  return {
    form,
    judge: (texts) =>
      spamDefence.judge({
        kind,
        trap: textOf(sent.get(trapField)),
        ticket: textOf(sent.get(ticketField)),
        texts: texts.filter((text) => text !== undefined),
        sender,
      }),
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

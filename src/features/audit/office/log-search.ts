import { z } from 'zod'
import { type ActionId, actionIds } from '#domain/audit/actions.ts'
import { logSubjects } from '#domain/audit/actor.ts'
import { asked, askedText, folded } from '#lists/list-query.ts'

const params = z.object({
  text: askedText,
  kind: asked(z.enum(logSubjects)),
  actor: asked(
    z
      .string()
      .min(1)
      .max(300)
      .refine((actor) => !actor.includes('\0')),
  ),
  about: asked(z.uuid()),
  from: asked(z.iso.date()),
  to: asked(z.iso.date()),
})

export type AskedParams = z.infer<typeof params>

/** What the address of the log asks for. What is not understood is not asked for. */
export function logParamsOf(query: URLSearchParams | FormData): AskedParams {
  return params.parse(Object.fromEntries(query))
}

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The log contains ids, and members search for the words that they read: for each word of a search the actions with that name, as 'date.called-off' by
 * 'abgesagt'. Too short a prefix would match half the log.
 */
export function actionsByWord(text: string, words: Words): Map<string, ActionId[]> {
  const asked = text.split(/\s+/).filter((word) => folded(word).length >= 3)
  return new Map(
    asked.map((word) => {
      const begins = (label: string) => folded(label).startsWith(folded(word))
      return [word, actionIds.filter((id) => plainWords(wordsOf(id, words)).some(begins))]
    }),
  )
}

function wordsOf(id: ActionId, words: Words): string {
  const [area = '', name = ''] = id.split('.')
  return words[area]?.[name] ?? ''
}

/** The words of a message without what is filled in. */
function plainWords(message: string): string[] {
  let plain = message
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replaceAll(/\{[^{}]*\}/g, ' ')
  }
  return plain.match(/\p{L}+/gu) ?? []
}

import { type ActionId, actionIds } from '#domain/audit/actions.ts'
import { folded } from '#lists/folded.ts'

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

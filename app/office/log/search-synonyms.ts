import type { LogWord } from './log-words.ts'
import { writtenFor } from './log-words.ts'

/**
 * The log is written in one language and read in two: for each word of a question what the log writes where members read that word, as
 * 'called off' for 'abgesagt'. Too short a beginning would mean half the log.
 */
export function searchSynonyms(text: string, said: Readonly<Record<LogWord, string>>): Map<string, string[]> {
  const asked = text.split(/\s+/).filter((word) => folded(word).length >= 3)
  return new Map(
    asked.map((word) => {
      const begins = (label: string) => folded(label).startsWith(folded(word))
      const found = writtenFor.filter(([label]) => plainWords(said[label]).some(begins))
      return [word, [...new Set(found.map(([, written]) => written))]]
    }),
  )
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

/** As the database folds words (migration `what-is-owed`). */
function folded(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
  return plain.replaceAll('ß', 'ss').replaceAll(/([aou])e/g, '$1')
}

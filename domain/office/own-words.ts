/** Shorter ones are parts of too many other words. */
const shortest = 3

/** Names and addresses with the words they consist of, each once: nobody who guesses a password tries much else first. */
export function ownWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= shortest)
}

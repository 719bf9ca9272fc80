import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Of five grades the best: more than 10^10 guesses. Three or four words in a row have many more. */
const bestGrade = 4

let loading: Promise<ZxcvbnFactory> | undefined

/** Whether it is a common password, a row of keys, a word of English or German, or made of `ownWords`. The lists load on first use. */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  loading ??= load()
  return (await loading).check(password, [...ownWords]).score < bestGrade
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

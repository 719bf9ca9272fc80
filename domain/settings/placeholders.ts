/** What a text of an owner may leave open: '{workshop}'. */
const placeholder = /\{(\w+)\}/g

/**
 * Which of a text's placeholders are not among the allowed ones. A brace that belongs to none counts as one without a name: whoever wrote it
 * meant something that would not be filled in.
 */
export function strangePlaceholders(text: string, allowed: readonly string[]): string[] {
  const strange = [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !allowed.includes(name))
  return /[{}]/.test(text.replaceAll(placeholder, '')) ? [...strange, ''] : strange
}

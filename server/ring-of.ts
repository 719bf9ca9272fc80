import type { KeyRing } from '#platform/ports.ts'

/** Secrets as SECRET and the file of the data folder have them: the newest first, with commas, spaces or lines between them. */
export function ringOf(text: string): KeyRing {
  const [newest = '', ...older] = text.split(/[\s,]+/).filter((secret) => secret !== '')
  return [newest, ...older]
}

/*
 * A form as the browser holds it while it is filled in: objects of texts, ticked boxes 'on', parts missing. Nothing of it is certain.
 */

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isTicked(value: unknown): boolean {
  return value === 'on' || value === true
}

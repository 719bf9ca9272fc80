/** Joins class names, skipping falsy ones. A CSS module returns `undefined` for a class without rules. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}

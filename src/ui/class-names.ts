/** Joins the class names that apply. A CSS module answers `undefined` for a class that has no rules. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}

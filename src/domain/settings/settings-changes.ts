/** One value of a section that is another one now. Empty where there was, or is, none. */
export interface SettingsChange {
  /** Where in the section: 'bank.iban', 'regions.RS'. */
  name: string
  before: string
  after: string
}

/** What differs between two states of a section, value by value, in the order of their names. */
export function settingsChanges(before: object, after: object): SettingsChange[] {
  const [old, now] = [flat(before), flat(after)]
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((name) => {
    const change = { name, before: old.get(name) ?? '', after: now.get(name) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

function flat(section: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(section).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined) return []
      if (typeof value === 'object' && value !== null) return [...flat(value, `${prefix}${name}.`)]
      return [[`${prefix}${name}`, `${value}`] as const]
    }),
  )
}

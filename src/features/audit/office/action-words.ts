import type { StoredDetails } from '#domain/audit/actions.ts'

/** What fills the words of an action. */
export function wordValues(details: StoredDetails): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details)
      .filter(([name]) => name !== 'changes')
      // what chooses in a message is one word
      .map(([name, value]) => [name, name === 'work' ? `${value}`.replaceAll('-', '_') : `${value ?? 'none'}`]),
  )
}

/** 'IBAN: AT… → AT…; BIC: – → …', with the stored names of the fields unless `labelOf` is given. */
export function changesText({ changes = [] }: StoredDetails, labelOf = (name: string) => name): string {
  return changes.map(({ name, before, after }) => `${labelOf(name)}: ${before || '–'} → ${after || '–'}`).join('; ')
}

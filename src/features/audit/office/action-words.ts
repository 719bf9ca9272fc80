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

/** 'bank.iban: AT… → AT…; bank.bic: – → …' */
export function changesText({ changes = [] }: StoredDetails): string {
  return changes.map(({ name, before, after }) => `${name}: ${before || '–'} → ${after || '–'}`).join('; ')
}

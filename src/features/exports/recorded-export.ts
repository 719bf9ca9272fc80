import type { AuditedAction } from '#domain/audit/actions.ts'
import type { Actor } from '#domain/office/member.ts'
import type { CreatePorts } from '#platform/ports.ts'

type Taken = Omit<Extract<AuditedAction, { action: 'export.made' }>['details'], 'rows'>

/**
 * Writes into the log who takes what out, before anyone has it, and how much they have when it is over: the whole, or what had been read when
 * they stopped.
 */
export async function recordedExport<Row>(
  { clock, randomSource, transactions }: CreatePorts,
  { actor, ...taken }: Taken & { actor: Actor },
  portions: AsyncIterable<readonly Row[]>,
): Promise<AsyncGenerator<readonly Row[]>> {
  const subject = { kind: 'export', id: randomSource.id() } as const
  const made = { action: 'export.made', details: { ...taken, rows: null } } as const
  await transactions.run((stores) => stores.record({ at: clock.now(), actor, subject, ...made }))

  async function* counted(): AsyncGenerator<readonly Row[]> {
    let rows = 0
    let end: 'whole' | 'broken' = 'broken'
    try {
      for await (const portion of portions) {
        rows += portion.length
        yield portion
      }
      end = 'whole'
    } finally {
      const ended = { action: 'export.ended', details: { rows, end } } as const
      await transactions.run((stores) => stores.record({ at: clock.now(), actor, subject, ...ended }))
    }
  }
  return counted()
}

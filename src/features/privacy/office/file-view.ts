import type { StoredDetails } from '#domain/audit/actions.ts'
import { dataKinds, type FileEntry, type Obstacle } from '#domain/data-protection/erasure.ts'
import { bookingHref } from '#features/booking/office/booking-rows.tsx'
import type { KnownAddress } from '../data-protection.ts'
import { type FactField, type FactFormat, factSpecs } from './fact-spec.ts'

export interface ViewedFact {
  field: FactField
  value: string
  format: FactFormat
  /** Of an action of the log. */
  details?: StoredDetails
}

export type FileView = ReturnType<typeof fileView>

export function fileView({ file, plan, erasures }: KnownAddress) {
  return {
    address: file.address,
    sections: dataKinds.flatMap((kind) => {
      const entries = file.entries
        .filter((entry) => entry.kind === kind)
        .map((entry, place) => ({ key: `${kind} ${place}`, facts: factsOf(entry) }))
      return entries.length === 0 ? [] : [{ kind, entries }]
    }),
    lines: plan.lines,
    obstacles: plan.obstacles.map(viewedObstacle),
    /** Numbers of the orders that erasing cancels. */
    cancels: plan.ordersToCancel.map(({ number }) => number),
    /** When it was erased before. */
    erasedAt: erasures.map(({ at }) => at.toString()),
  }
}

function viewedObstacle(obstacle: Obstacle) {
  return {
    reason: obstacle.reason,
    role: 'role' in obstacle ? obstacle.role : null,
    number: 'number' in obstacle ? obstacle.number : '',
    /** Empty where nothing ends. */
    endsAt: obstacle.reason === 'seat' ? obstacle.endsAt.toString() : '',
    /** Where it is resolved. */
    link: linkOf(obstacle),
  }
}

function linkOf(obstacle: Obstacle): { to: 'booking' | 'withdrawal' | 'team'; href: string } {
  if ('orderId' in obstacle) return { to: 'booking', href: bookingHref(obstacle.orderId) }
  if ('withdrawalId' in obstacle) return { to: 'withdrawal', href: `/office/withdrawals/${obstacle.withdrawalId}` }
  return { to: 'team', href: '/office/members' }
}

/** The facts of a row that are there. */
export function factsOf({ kind, row }: FileEntry): ViewedFact[] {
  return factSpecs[kind].flatMap(([field, paths, format = 'text']) => {
    const values = paths.split(' ').map((path) => {
      const [names = '', comma] = path.split(/(,)$/)
      const found = valueAt(row, names.split('.'))
      return found && comma ? `${found}${comma}` : found
    })
    const value = values.filter((text) => text !== '').join(' ')
    if (value === '') return []
    // a row of the log, as it is stored
    return [
      format === 'action' ? { field, value, format, details: row.details as StoredDetails } : { field, value, format },
    ]
  })
}

/** What is at the end of a path; '' where there is nothing, or more than a value. */
function valueAt(from: unknown, [name, ...rest]: string[]): string {
  if (name === undefined) return typeof from === 'object' || from === undefined ? '' : String(from)
  if (typeof from !== 'object' || from === null) return ''
  return valueAt(Object.entries(from).find(([key]) => key === name)?.[1], rest)
}

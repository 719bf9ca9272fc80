import { seller } from '#domain/company.ts'
import { type ErasurePlan, erasurePlan } from '#domain/data-protection/erasure-plan.ts'
import type { PersonFile } from '#domain/data-protection/person-file.ts'
import { addressKey } from '#domain/data-protection/person-file.ts'
import type { DataProtectionReads, DeletionLine, LoggedErasure } from '../ports/data-protection.ts'
import type { Actor } from '../ports.ts'
import { type EraseAddress, type EraseOutcome, type ErasePorts, eraseAddress } from './erase-address.ts'

/** What is known of an address, what erasing it would do, and whether it was erased before. */
export interface KnownAddress {
  file: PersonFile
  plan: ErasurePlan
  erasures: LoggedErasure[]
}

/** What the office can do for data protection. Whoever calls has made sure that the member may (app/office/guard-office.ts). */
export interface DataProtection {
  lookUp(address: string): Promise<KnownAddress>
  /** As `lookUp`, for a file that leaves the house: that somebody took it out stands in the log, without the address. */
  takeOut(address: string, actor: Actor): Promise<KnownAddress>
  erase(command: EraseAddress): Promise<EraseOutcome>
  erasures(): Promise<LoggedErasure[]>
  deletions(): Promise<DeletionLine[]>
}

interface DataProtectionPorts {
  reads: DataProtectionReads
  /** As `hashOf`, also by older keys: lines of the log keep the hash that they were written with. */
  hashesOf(address: string): string[]
}

export function createDataProtection(ports: ErasePorts & DataProtectionPorts): DataProtection {
  const { clock, reads, transactions, hashOf, hashesOf } = ports
  async function lookUp(address: string): Promise<KnownAddress> {
    const file = await reads.file(address)
    const erasures = await reads.erasures(hashesOf(addressKey(address)))
    return { file, plan: erasurePlan(file, clock.now(), seller.country), erasures }
  }
  return {
    lookUp,
    async takeOut(address, actor) {
      const known = await lookUp(address)
      const subject = { kind: 'address', id: hashOf(addressKey(address)) } as const
      await transactions.run((stores) => stores.record({ at: clock.now(), actor, subject, action: 'file taken out' }))
      return known
    },
    erase: (command) => eraseAddress(ports, command),
    erasures: () => reads.erasures(),
    deletions: reads.deletions,
  }
}

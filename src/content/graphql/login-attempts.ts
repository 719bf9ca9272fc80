import { LRUCache } from 'lru-cache'
import type { Clock } from '#platform/ports.ts'

const windowMs = 15 * 60_000
/** One address may be an office with several editors, one name is one person who mistypes. */
const maxFailures = { address: 20, name: 10, device: 10 }
/** Anyone who comes from many addresses must not be able to fill the memory. */
const maxKept = 1_000

export interface LoginAttempt {
  name: string
  address: string
  /** Stands for a device where this name has logged in before: only what is tried there counts for it. Null for a stranger's. */
  device: string | null
}

export interface LoginAttempts {
  /** Counts an attempt, before its password is looked at. False when there were too many. */
  begin(attempt: LoginAttempt): boolean
  /** The password was right: what was mistyped before is forgiven. */
  succeeded(attempt: LoginAttempt): void
}

/** Counts failed logins by name and by address, in memory only: nothing of it is logged or stored. */
export function createLoginAttempts(clock: Clock): LoginAttempts {
  const failures = new LRUCache<string, number>({
    max: maxKept,
    // an entry outlives its ttl by a millisecond
    ttl: windowMs - 1,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().epochMilliseconds },
  })

  function count(key: string, most: number): boolean {
    const attempts = (failures.get(key) ?? 0) + 1
    failures.set(key, attempts)
    return attempts <= most
  }

  return {
    begin({ name, address, device }) {
      if (device !== null) return count(deviceKey(device), maxFailures.device)
      const byAddress = count(`address ${address}`, maxFailures.address)
      return byAddress && count(nameKey(name), maxFailures.name)
    },
    succeeded({ name, address, device }) {
      if (device !== null) {
        failures.delete(deviceKey(device))
        return
      }
      failures.delete(nameKey(name))
      failures.delete(`address ${address}`)
    },
  }
}

function deviceKey(device: string): string {
  return `device ${device}`
}

function nameKey(name: string): string {
  return `name ${name.trim().toLowerCase()}`
}

import type { Clock } from '#usecases/ports.ts'

const windowMs = 15 * 60_000
/** One address may be an office with several editors, one name is one person who mistypes. */
const mostFailures = { address: 20, name: 10, device: 10 }
/** Whoever comes from many addresses must not be able to fill the memory. */
const mostKept = 1_000

interface Failures {
  count: number
  since: number
}

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
  const failures = new Map<string, Failures>()

  function count(key: string, most: number): boolean {
    const now = clock.now().epochMilliseconds
    const before = failures.get(key)
    const current = before && now - before.since < windowMs ? before : { count: 0, since: now }
    current.count += 1
    // Taken out first, so that it counts as the newest.
    failures.delete(key)
    if (failures.size >= mostKept) dropOldest()
    failures.set(key, current)
    return current.count <= most
  }

  /** A map keeps its order: the first entry has waited longest. */
  function dropOldest() {
    for (const key of failures.keys()) {
      failures.delete(key)
      return
    }
  }

  return {
    begin({ name, address, device }) {
      if (device !== null) return count(deviceKey(device), mostFailures.device)
      const byAddress = count(`address ${address}`, mostFailures.address)
      return byAddress && count(nameKey(name), mostFailures.name)
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

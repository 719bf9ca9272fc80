import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** To be spread into the options of `spawn`; empty means: as the user who runs the tests. */
export interface User {
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `no one`, who exists everywhere: no account is made on someone's machine for
 * the sake of a test.
 */
export function ordinaryUser(): User {
  if (userInfo().uid !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

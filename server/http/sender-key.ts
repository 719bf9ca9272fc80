import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Stands for whoever sent a request, in every process: a hash of the network address, salted with a key that the database does not know. It is
 * kept for two days at most (docs/rules/retention.md).
 */
export function senderKey(salt: string, address: string): string {
  return createHmac('sha256', salt).update(networkOf(address)).digest('base64url')
}

/** A household has one IPv4 address, and all of a /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter((group) => group !== '')
  const tail = (after ?? '').split(':').filter((group) => group !== '')
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

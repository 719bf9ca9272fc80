import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Identifies a sender across processes: a hash of the network address, keyed with a salt that is not in the database. Stored for at most two days
 * (docs/rules/retention.md).
 */
export function hashedSender(salt: string, address: string): string {
  return createHmac('sha256', salt).update(networkOf(address)).digest('base64url')
}

/** A household has one IPv4 address, or a whole IPv6 /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  return ipaddr.parse(address).toNormalizedString().split(':').slice(0, 4).join(':')
}

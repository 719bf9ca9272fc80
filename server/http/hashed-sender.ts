import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Identifies a sender in every process: a hash of the network address, salted with a key that is not in the database. Kept for two days at
 * most (docs/rules/retention.md).
 */
export function hashedSender(salt: string, address: string): string {
  return createHmac('sha256', salt).update(networkOf(address)).digest('base64url')
}

/** A household has one IPv4 address, and all of a /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  return ipaddr.parse(address).toNormalizedString().split(':').slice(0, 4).join(':')
}

import { createHmac } from 'node:crypto'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Proxies stand on this machine or in its network; only they are believed when they name somebody else. */
const own = new BlockList()
own.addSubnet('127.0.0.0', 8, 'ipv4')
own.addSubnet('10.0.0.0', 8, 'ipv4')
own.addSubnet('172.16.0.0', 12, 'ipv4')
own.addSubnet('192.168.0.0', 16, 'ipv4')
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

/**
 * Stands for whoever sent a request, in every process: a hash of the network address, salted with a key that the database does not know. It is
 * kept for two days at most (docs/rules/retention.md).
 */
export function senderKey(salt: string, peer: string | undefined, forwardedFor: string | undefined): string {
  return createHmac('sha256', salt)
    .update(networkOf(addressOf(peer, forwardedFor)))
    .digest('base64url')
}

/** The address that a proxy of ours saw, which is the last one it added; else the one that speaks to us. */
export function addressOf(peer: string | undefined, forwardedFor: string | undefined): string {
  const direct = plain(peer ?? '')
  const named = plain(forwardedFor?.split(',').at(-1)?.trim() ?? '')
  return isOwn(direct) && (isIPv4(named) || isIPv6(named)) ? named : direct
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

function isOwn(address: string): boolean {
  return isIPv4(address) ? own.check(address) : isIPv6(address) && own.check(address, 'ipv6')
}

/** '::ffff:192.0.2.7' is an IPv4 address in the clothes of the other kind. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

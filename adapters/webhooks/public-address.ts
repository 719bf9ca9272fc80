import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks of IPv4 that are no place in the internet (IANA, special-purpose addresses). */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(network, bits, 'ipv4')

/** What of IPv6 is routed at all, and in it what leads elsewhere: to IPv4 (6to4, Teredo), or nowhere. */
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')
const detours = new BlockList()
detours.addSubnet('2001::', 23, 'ipv6')
detours.addSubnet('2001:db8::', 32, 'ipv6')
detours.addSubnet('2002::', 16, 'ipv6')
detours.addSubnet('3fff::', 20, 'ipv6')

/** Whether an IP address is somewhere in the internet, and not in this house or its neighbourhood. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  // Also every IPv4 address in the clothes of an IPv6 one: none of those is in the routed part.
  return isIPv6(address) && routed.check(address, 'ipv6') && !detours.check(address, 'ipv6')
}

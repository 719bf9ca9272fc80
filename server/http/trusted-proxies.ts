import { createHmac } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { inRequest, inTraceOf } from '#platform/tracing.ts'

/** Polled every few seconds by monitoring. */
const watched = /^\/(?:healthz|readyz|metrics)(?:$|[/?])/

/** Runs each request in a span. Only a trusted proxy may set its trace context; otherwise clients could control sampling and join foreign traces. */
export function tracedRequests(trusted: TrustedProxies, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method = '', url = '', headers, socket } = request
    if (watched.test(url)) return next(request, response)
    const named = isTrustedPeer(trusted, socket.remoteAddress) ? headers.traceparent : undefined
    inTraceOf(named?.toString(), () => inRequest(method, response, () => next(request, response)))
  }
}

/** The proxies whose `X-Forwarded-For` is trusted: a number of hops, networks, or none. */
export type TrustedProxies = { hops: number } | { networks: BlockList } | null

/** Parses TRUSTED_PROXIES: '2', or '10.0.0.0/8, 2001:db8::1'. Undefined for anything else. */
export function trustedProxies(setting: string): Exclude<TrustedProxies, null> | undefined {
  if (/^[1-9]$/.test(setting.trim())) return { hops: Number(setting) }
  const networks = new BlockList()
  for (const network of setting.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = network.split('/')
    const family = familyOf(address)
    const most = family === 'ipv4' ? 32 : 128
    const length = bits === undefined ? most : Number(bits)
    if (!family || rest.length > 0 || bits === '' || !Number.isInteger(length) || length < 0 || length > most)
      return undefined
    networks.addSubnet(address, length, family)
  }
  return { networks }
}

/** The client address. `X-Forwarded-For` is read from the right: each trusted proxy vouches for the entry before it. */
export function clientAddress(
  trusted: TrustedProxies,
  peer: string | undefined,
  forwardedFor: string | undefined,
): string {
  let address = plain(peer ?? '')
  if (trusted === null) return address
  const named = (forwardedFor ?? '').split(',').map((entry) => plain(entry.trim()))
  for (let hop = 1; mayVouch(trusted, address, hop); hop += 1) {
    const before = named.at(-hop)
    if (before === undefined || !familyOf(before)) break
    address = before
  }
  return address
}

/** Whether a request comes directly from a trusted proxy, so that its forwarding headers can be trusted. */
export function isTrustedPeer(trusted: TrustedProxies, peer: string | undefined): boolean {
  return trusted !== null && mayVouch(trusted, plain(peer ?? ''), 1)
}

function mayVouch(trusted: Exclude<TrustedProxies, null>, address: string, hop: number): boolean {
  if ('hops' in trusted) return hop <= trusted.hops
  const family = familyOf(address)
  return family !== undefined && trusted.networks.check(address, family)
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (isIPv4(address)) return 'ipv4'
  return isIPv6(address) ? 'ipv6' : undefined
}

/** '::ffff:192.0.2.7' is an IPv4-mapped IPv6 address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** A hash of the network address, keyed with a salt that is not in the database. Stored for at most two days (docs/rules/retention.md). */
export function hashedSender(salt: string, address: string): string {
  return createHmac('sha256', salt).update(networkOf(address)).digest('base64url')
}

/** A household has one IPv4 address, or a whole IPv6 /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  return ipaddr.parse(address).toNormalizedString().split(':').slice(0, 4).join(':')
}

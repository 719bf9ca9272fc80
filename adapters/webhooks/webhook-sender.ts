import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'
import type { AddressRefusal, WebhookSender } from '#usecases/ports/webhooks.ts'

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

export interface SenderOptions {
  /** 'any' lets http and private addresses pass, for tests and for receivers in the same house. */
  targets: 'public' | 'any'
  /** For connecting, sending and the answer together. */
  timeoutMs?: number
}

/** So much of an answer is kept. */
const longestAnswer = 200

/** The address was looked at and is not for us to speak to. */
class NotPublic extends Error {}

/**
 * Sends to addresses that somebody has typed in. A name is resolved by the very connection that speaks to it, so that it cannot mean another
 * machine by then. Redirects are not followed: they could lead anywhere.
 */
export function webhookSender({ targets, timeoutMs = 10_000 }: SenderOptions): WebhookSender {
  const isAllowed = (address: string) => targets === 'any' || isPublicAddress(address)

  async function resolve(host: string) {
    const addresses = await lookup(host, { all: true })
    if (!addresses.every(({ address }) => isAllowed(address))) throw new NotPublic('not-public')
    return addresses
  }

  const guarded: LookupFunction = (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (all) callback(null, addresses)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  }

  async function refusalOf(url: string): Promise<AddressRefusal | null> {
    const { protocol } = new URL(url)
    if (protocol !== 'https:' && targets === 'public') return 'not-https'
    const host = hostOf(url)
    if (isIP(host) !== 0) return isAllowed(host) ? null : 'not-public'
    try {
      await resolve(host)
      return null
    } catch (error) {
      return error instanceof NotPublic ? 'not-public' : 'not-found'
    }
  }

  return {
    refusalOf,
    async post({ url, headers, body }) {
      // An address without a name is not looked up, so its connection would ask nobody.
      const { protocol } = new URL(url)
      if (targets === 'public' && protocol !== 'https:') return { status: null, said: 'not-https' }
      if (isIP(hostOf(url)) !== 0 && !isAllowed(hostOf(url))) return { status: null, said: 'not-public' }
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await new Promise((done, fail) => {
          const send = protocol === 'https:' ? httpsRequest : httpRequest
          const length = String(Buffer.byteLength(body))
          const all = { ...headers, 'content-length': length, 'user-agent': 'Flightdeck webhooks' }
          const sent = send(url, { method: 'POST', headers: all, lookup: guarded, agent: false, signal })
          sent.on('error', fail)
          sent.on('response', (answer) => {
            beginningOf(answer).then((said) => done({ status: answer.statusCode ?? null, said }), fail)
          })
          sent.end(body)
        })
      } catch (error) {
        return { status: null, said: signal.aborted ? 'timeout' : whyNot(error) }
      }
    },
  }
}

/** Of an address, without the brackets that stand around IPv6. */
function hostOf(url: string): string {
  return new URL(url).hostname.replaceAll(/^\[|\]$/g, '')
}

/** What an answer begins with, as far as it can be shown; the rest is not waited for. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  let bytes = Buffer.alloc(0)
  for await (const chunk of answer) {
    bytes = Buffer.concat([bytes, chunk])
    if (bytes.length >= longestAnswer) break
  }
  answer.destroy()
  return bytes
    .subarray(0, longestAnswer)
    .toString()
    .replaceAll(/[\p{C}\uFFFD]+/gu, ' ')
    .trim()
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message.slice(0, longestAnswer)
}

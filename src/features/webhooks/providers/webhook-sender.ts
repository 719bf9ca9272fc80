import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { AddressRefusal } from '../records.ts'

/** IANA assigns addresses of the internet from here alone: IPv4 in the form of IPv6 is elsewhere. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is in the public internet. Special-purpose addresses of IANA are not, nor tunnels to IPv4 (6to4, Teredo, NAT64). */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast))
}

export interface SenderOptions {
  /** 'any' allows http and private addresses, for tests and for receivers in the same network. */
  targets: 'public' | 'any'
  /** For connecting, sending and the answer together. */
  timeoutMs?: number
}

/** So much of an answer is kept. */
const longestAnswer = 200

/** The address was looked at and is not for us to speak to. */
class NotPublic extends Error {}

export type WebhookSender = ReturnType<typeof webhookSender>

/** The connection that speaks resolves the name, so that it cannot mean another machine. No redirects: they could lead anywhere. */
export function webhookSender({ targets, timeoutMs = 10_000 }: SenderOptions) {
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
    /** Null when it may be sent to. */
    refusalOf,
    /** Never throws: what stood in the way is an answer too. */
    async post({
      url,
      headers,
      body,
    }: {
      url: string
      headers: Record<string, string>
      body: string
    }): Promise<{ status: number | null; detail: string }> {
      // An address without a name is not looked up, so its connection would ask no one.
      const { protocol } = new URL(url)
      if (targets === 'public' && protocol !== 'https:') return { status: null, detail: 'not-https' }
      if (isIP(hostOf(url)) !== 0 && !isAllowed(hostOf(url))) return { status: null, detail: 'not-public' }
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await new Promise((done, fail) => {
          const send = protocol === 'https:' ? httpsRequest : httpRequest
          const length = String(Buffer.byteLength(body))
          const all = { ...headers, 'content-length': length, 'user-agent': 'Flightdeck webhooks' }
          const sent = send(url, { method: 'POST', headers: all, lookup: guarded, agent: false, signal })
          sent.on('error', fail)
          sent.on('response', (answer) => {
            beginningOf(answer).then((detail) => done({ status: answer.statusCode ?? null, detail }), fail)
          })
          sent.end(body)
        })
      } catch (error) {
        return { status: null, detail: signal.aborted ? 'timeout' : failureOf(error) }
      }
    },
  }
}

/** Of an address, without the brackets around IPv6. */
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

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message.slice(0, longestAnswer)
}

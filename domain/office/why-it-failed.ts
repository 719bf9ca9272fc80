/** Why something could not be done, in no more words than these: what was thrown may name people, addresses and keys. */
export type WhyItFailed = 'cut-off' | 'unreachable' | 'too-slow' | 'not-now' | 'turned-down' | 'gone' | 'other'

/** In this order: a time-out of a job is another thing than one of a connection. */
const signs: readonly [WhyItFailed, RegExp][] = [
  ['cut-off', /^job (timed out|heartbeat timeout)/],
  ['too-slow', /timeout|timed out|ETIMEDOUT/i],
  ['unreachable', /ECONN|EHOST|ENET|EAI_|ENOTFOUND|fetch failed|socket/i],
  ['not-now', /cannot say now|\b5\d\d\b|rate.?limit|\b429\b/i],
  ['gone', /^(no|there is no) /],
  ['turned-down', /\b4\d\d\b|refused|declined|No such/i],
]

/** From what was thrown when the last attempt was made. */
export function whyItFailed(message: string): WhyItFailed {
  return signs.find(([, sign]) => sign.test(message))?.[0] ?? 'other'
}

/** From the answer to the last attempt to deliver a message; null is none. */
export function whyNotDelivered(status: number | null): WhyItFailed {
  if (status === null) return 'unreachable'
  return status >= 500 || status === 429 ? 'not-now' : 'turned-down'
}

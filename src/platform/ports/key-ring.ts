/** Keys for one purpose, the newest first: it signs and encrypts, all of them check and decrypt. */
export type KeyRing = readonly [string, ...string[]]

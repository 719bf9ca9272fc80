import { createHmac } from 'node:crypto'

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits that an app would show for a key at a moment (RFC 6238). */
export function totp(key: string, at: number = Date.now()): string {
  const bits = [...key.replaceAll(/[\s=]/g, '')]
    .map((character) => characters.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const hash = createHmac('sha1', secret).update(step).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

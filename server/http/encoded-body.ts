import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body that is compressed once for each encoding somebody asks for. */
export interface EncodedBody {
  as(encoding: Encoding): Buffer
}

/** Level 5 of brotli costs about as much time as gzip and packs pages a fifth smaller; assets are worth the best level. */
export function encodedBody(plain: Buffer, quality: 'page' | 'asset'): EncodedBody {
  const made = new Map<Encoding, Buffer>([['identity', plain]])
  const brotliLevel = quality === 'asset' ? 11 : 5
  const compress: Record<Exclude<Encoding, 'identity'>, () => Buffer> = {
    br: () => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }),
    gzip: () => gzipSync(plain, { level: quality === 'asset' ? 9 : 6 }),
  }
  return {
    as(encoding) {
      const known = made.get(encoding)
      if (known || encoding === 'identity') return known ?? plain
      const body = compress[encoding]()
      made.set(encoding, body)
      return body
    },
  }
}

/** The best encoding that a request accepts (RFC 9110 §12.5.3, without fine weighing: only q=0 says no). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';')
    return (
      name?.trim().toLowerCase() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    )
  })
}
